import { spawnSync } from 'node:child_process';

import { inNewFolder, processorMs, residentMb, row, start } from './server-lib.ts';

/** Start to the first answer, beside a Node that does nothing, and resident memory. `npx tsx bench/server-start.ts` */
const ROUNDS = 15;

const listening: number[] = [];
const answered: number[] = [];
const again: number[] = [];
const memory: number[] = [];
const processor: number[] = [];
const empty: number[] = [];

for (let round = 0; round < ROUNDS; round += 1) {
  const begun = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  empty.push(performance.now() - begun);
  await inNewFolder(async (folder) => {
    const first = await start(folder, ['--demo']);
    listening.push(first.listening);
    answered.push(first.answered);
    memory.push(residentMb(first.child));
    await first.stop();
    const second = await start(folder, ['--demo']);
    again.push(second.answered);
    processor.push(processorMs(second.child));
    await second.stop();
  });
}

console.log(row('an empty Node, start to end', empty));
console.log(row('start to listening, the demo made', listening));
console.log(row('start to the first view, the demo made', answered));
console.log(row('start to the first view, the demo there', again));
console.log(row('… of which processor time', processor));
console.log(row('resident memory after the first view', memory, 'MB'));
