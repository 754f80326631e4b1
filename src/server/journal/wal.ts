/**
 * SQLite's write-ahead log as a killed program leaves it: a header, then frames, each a page of the database with a sum
 * over itself and all before it. SQLite reads up to the first frame that does not fit and takes the rest for what was
 * under way when the program ended. A damaged byte looks the same to it and silently takes back what was acknowledged, so
 * this tells the two apart. (https://www.sqlite.org/fileformat2.html, section 4)
 */

const HEADER = 32;
const FRAME_HEADER = 24;
/** The lowest bit says in which order of bytes the sums are made: 1 for big-endian. */
const MAGIC = 0x377f0682;

/** Two sums of 32 bits, each over everything before. */
interface Sums {
  readonly a: number;
  readonly b: number;
}

const START: Sums = { a: 0, b: 0 };
/** What is written in a frame of a page and its header that goes into the sums. */
const SUMMED_OF_FRAME_HEADER = 8;

type Read = (at: number) => number;

/**
 * What is wrong with a log, in words for a developer; null where it is whole or only torn at its end, in a transaction
 * that nobody was ever told about.
 */
export function walDamage(wal: Buffer): string | null {
  if (wal.length <= HEADER || isEmpty(wal)) return null;
  const magic = wal.readUInt32BE(0);
  const isBig = (magic & 1) === 1;
  // The header is on the disk before the first frame is begun.
  if ((magic & ~1) !== MAGIC) return 'the header of the log is not as it was written';
  const read: Read = isBig ? (at) => wal.readUInt32BE(at) : (at) => wal.readUInt32LE(at);
  const headerSums = summed(read, 0, 24, START);
  if (!same(headerSums, storedAt(wal, 24))) return 'the header of the log is not as it was written';

  const size = FRAME_HEADER + wal.readUInt32BE(8);
  const salts = wal.subarray(16, 24);
  const isOfThisLog = (at: number): boolean => wal.subarray(at + 8, at + 16).equals(salts);
  const sumsOf = (at: number, before: Sums): Sums =>
    summed(read, at + FRAME_HEADER, at + size, summed(read, at, at + SUMMED_OF_FRAME_HEADER, before));

  let sums = headerSums;
  let at = HEADER;
  for (; at + size <= wal.length; at += size) {
    const own = sumsOf(at, sums);
    if (isOfThisLog(at)) {
      if (!same(own, storedAt(wal, at + 16))) break;
    } else if (same(own, storedAt(wal, at + 16))) {
      return `frame at byte ${at} of the log: its salts are not as they were written`;
    } else break;
    sums = own;
  }
  if (at + size > wal.length) return null;

  if (isOfThisLog(at) && isOneWordOff(sumsOf(at, sums), storedAt(wal, at + 16), size)) {
    return `frame at byte ${at} of the log is not as it was written`;
  }
  // A transaction is begun only when the one before it is on the disk. Frames of this log that do not continue each other
  // are left from transactions that were taken back.
  for (let commit = at; commit + 2 * size <= wal.length; commit += size) {
    const next = commit + size;
    if (wal.readUInt32BE(commit + 4) === 0 || !isOfThisLog(commit) || !isOfThisLog(next)) continue;
    if (same(sumsOf(next, storedAt(wal, commit + 16)), storedAt(wal, next + 16))) {
      return `frame at byte ${at} of the log is not as it was written`;
    }
  }
  return null;
}

const isEmpty = (wal: Buffer): boolean => wal.every((byte) => byte === 0);

const storedAt = (wal: Buffer, at: number): Sums => ({
  a: wal.readUInt32BE(at),
  b: wal.readUInt32BE(at + 4),
});

const same = (one: Sums, other: Sums): boolean => one.a === other.a && one.b === other.b;

function summed(read: Read, from: number, to: number, { a, b }: Sums): Sums {
  for (let at = from; at < to; at += 8) {
    a = (a + read(at) + b) >>> 0;
    b = (b + read(at + 4) + a) >>> 0;
  }
  return { a, b };
}

/**
 * Whether the sums of a frame are off as one changed word alone would put them off. Nothing comes after the last frame
 * that could tell a damaged one from one that was still being written; but what is not written yet is whole sectors.
 *
 * The sums are linear: a word that is `d` too large, with `n` words after it, puts `a` off by `d · F(n)` and `b` by
 * `d · F(n + 1)`, Fibonacci numbers modulo 2³². Of two neighbouring ones at least one is odd and can be divided by.
 */
function isOneWordOff(found: Sums, stored: Sums, size: number): boolean {
  const a = (found.a - stored.a) >>> 0;
  const b = (found.b - stored.b) >>> 0;
  // One of the two sums as they are stored has changed itself.
  if (a === 0 || b === 0) return true;
  const words = (size - FRAME_HEADER + SUMMED_OF_FRAME_HEADER) / 4;
  let [inA, inB] = [0, 1];
  for (let n = 0; n < words; n += 1) {
    const change = (inB & 1) === 1 ? Math.imul(b, inverse(inB)) : Math.imul(a, inverse(inA));
    if (Math.imul(change, inA) >>> 0 === a && Math.imul(change, inB) >>> 0 === b) return true;
    [inA, inB] = [inB, (inA + inB) >>> 0];
  }
  return false;
}

/** Of an odd number, modulo 2³². */
function inverse(odd: number): number {
  let x = odd;
  for (let i = 0; i < 4; i += 1) x = Math.imul(x, 2 - Math.imul(odd, x));
  return x;
}
