import type { Role } from '../../rules/index.ts';
import type { Sender } from '../access.ts';

/** A page as the audience knows it: something that takes bytes, quickly or slowly. */
export interface Seat {
  readonly sender: Sender;
  /** Hands a view over; calls back when it has left this process, false where it never will. One at a time. */
  show(view: Buffer, sent: (ok: boolean) => void): void;
  /** Hands something else over. */
  tell(bytes: Buffer): void;
}

interface Place {
  readonly seat: Seat;
  /** A view is on its way out. */
  sending: boolean;
  /** The state has changed since that view was made. */
  behind: boolean;
  readonly sent: (ok: boolean) => void;
}

/**
 * Everybody who watches. A view is made and written down once for each role (and room, for explainers) and shared by
 * all of them. Who reads slowly gets fewer views, always the newest one, and costs the others nothing.
 */
export class Audience {
  readonly #places = new Map<Seat, Place>();
  readonly #write: (sender: Sender) => Buffer;
  readonly #written = new Map<string, Buffer>();
  /** Which change is being shown. */
  #change = 0;

  /** `write` gives the message for what a sender may see now. */
  constructor(write: (sender: Sender) => Buffer) {
    this.#write = write;
  }

  get size(): number {
    return this.#places.size;
  }

  /** Takes a page in and shows it what there is. */
  join(seat: Seat): void {
    const place: Place = {
      seat,
      sending: false,
      behind: false,
      sent: (ok) => {
        place.sending = false;
        if (ok && place.behind && this.#places.has(seat)) this.#show(place);
      },
    };
    this.#places.set(seat, place);
    this.#show(place);
  }

  leave(seat: Seat): void {
    this.#places.delete(seat);
  }

  /** The state has changed: everybody sees it, or will as soon as they have read what came before. */
  changed(): void {
    this.#written.clear();
    this.#change += 1;
    const change = this.#change;
    let failure: { readonly cause: unknown } | null = null;
    for (const place of this.#places.values()) {
      // Making a view has carried out what was due: everybody has been seen to meanwhile.
      if (change !== this.#change) break;
      if (place.sending) {
        place.behind = true;
        continue;
      }
      try {
        this.#show(place);
      } catch (cause) {
        // A view that cannot be made for one role is no reason to leave the others behind.
        failure ??= { cause };
      }
    }
    if (failure !== null) throw failure.cause;
  }

  /** The same bytes for everybody of a role. */
  tell(role: Role, bytes: Buffer): void {
    for (const { seat } of this.#places.values()) {
      if (seat.sender.role === role) seat.tell(bytes);
    }
  }

  #show(place: Place): void {
    const message = this.#messageFor(place.seat.sender);
    // What fell due while it was made has been shown already.
    if (place.sending) return;
    place.behind = false;
    place.sending = true;
    place.seat.show(message, place.sent);
  }

  #messageFor(sender: Sender): Buffer {
    const key = sender.room === null ? sender.role : `${sender.role} ${sender.room}`;
    const before = this.#written.get(key);
    if (before) return before;
    const message = this.#write(sender);
    this.#written.set(key, message);
    return message;
  }
}
