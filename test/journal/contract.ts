import { describe, expect, test } from 'vitest';

import type { Answer } from '../../src/rules/index.ts';
import { eventsAfter, type Journal } from '../../src/server/journal/journal.ts';
import { event, id } from './contract-events.ts';

const accepted: Answer = { ok: true, revision: 3 };
const refused: Answer = { ok: false, code: 'team-exists', message: 'Такая команда уже есть: «Ять».' };

/** What every journal does, whatever it is made of. `open` makes an empty one. */
export function journalContract(name: string, open: () => Journal): void {
  describe(`a journal (${name})`, () => {
    test('is empty at first', () => {
      const journal = open();
      expect(journal.head).toBe(0);
      expect(journal.read(0, 10)).toEqual([]);
      expect(journal.answerTo(id(1))).toBeUndefined();
      expect(journal.snapshot('a')).toBeNull();
    });

    test('numbers events from 1 and gives them back as they were, in order', () => {
      const journal = open();
      journal.append([event(1), event(2, 'Ё́ж «№ 5» \u0000 \u{1F9A9} "\\')], []);
      journal.append([event(3)], []);
      expect(journal.head).toBe(3);
      expect(journal.read(0, 10)).toEqual([
        { seq: 1, event: event(1) },
        { seq: 2, event: event(2, 'Ё́ж «№ 5» \u0000 \u{1F9A9} "\\') },
        { seq: 3, event: event(3) },
      ]);
    });

    test('reads from a place on, a piece at a time', () => {
      const journal = open();
      journal.append(
        Array.from({ length: 1201 }, (_, i) => event(i + 1)),
        [],
      );
      expect(journal.read(1199, 1).map(({ seq }) => seq)).toEqual([1200]);
      expect(journal.read(1201, 5)).toEqual([]);
      const seqs = Array.from(eventsAfter(journal, 600), ({ seq }) => seq);
      expect(seqs).toEqual(Array.from({ length: 601 }, (_, i) => i + 601));
    });

    test('X-3 remembers the answer to a command id, a refusal too', () => {
      const journal = open();
      journal.append([event(1)], [{ id: id(1), answer: accepted }]);
      journal.append([], [{ id: id(2), answer: refused }]);
      expect(journal.answerTo(id(1))).toEqual(accepted);
      expect(journal.answerTo(id(2))).toEqual(refused);
      expect(journal.answerTo(id(3))).toBeUndefined();
      expect(journal.head).toBe(1);
    });

    test('keeps all of an append or nothing of it', () => {
      const journal = open();
      journal.append([event(1)], [{ id: id(1), answer: accepted }]);
      expect(() =>
        journal.append(
          [event(2), event(3)],
          [
            { id: id(2), answer: accepted },
            { id: id(1), answer: refused },
          ],
        ),
      ).toThrow();
      expect(journal.head).toBe(1);
      expect(journal.read(0, 10)).toHaveLength(1);
      expect(journal.answerTo(id(2))).toBeUndefined();
      expect(journal.answerTo(id(1))).toEqual(accepted);
      journal.append([event(2)], []);
      expect(journal.read(1, 10)).toEqual([{ seq: 2, event: event(2) }]);
    });

    test('keeps the latest snapshot, for the program that made it', () => {
      const journal = open();
      journal.append([event(1), event(2)], []);
      journal.keepSnapshot('this', { seq: 1, body: Uint8Array.of(1, 0, 255) });
      journal.keepSnapshot('this', { seq: 2, body: Uint8Array.of(2, 0, 254) });
      const kept = journal.snapshot('this');
      expect(kept?.seq).toBe(2);
      expect([...(kept?.body ?? [])]).toEqual([2, 0, 254]);
      expect(journal.snapshot('another')).toBeNull();
    });
  });
}
