import { crc32 } from 'node:zlib';

/** Sum before the first event. */
export const CHAIN_START = 0;

/** The check sum of an event: over its text and the sum of the one before, so that a changed, lost or moved one shows. */
export const chained = (body: string, before: number): number => crc32(body, before);

export const answerSum = (id: string, body: string): number => crc32(`${id}\n${body}`);

export const bytesSum = (body: Uint8Array): number => crc32(body);
