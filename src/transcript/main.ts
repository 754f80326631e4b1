import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { project, type Role, ROLES } from '../rules/index.ts';
import { runTranscript } from './run.ts';

const USAGE = 'usage: npm run -s transcript -- [--view operator|host|explainer|public] FILE…';

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);

/** Exit code: 0 if all files hold, 1 if something differs, 2 for a wrong call or an unreadable file. */
function main(args: readonly string[]): number {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      options: { view: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 2;
  }
  const { positionals: files, values } = parsed;
  if (files.length === 0 || (values.view !== undefined && !isRole(values.view))) {
    console.error(USAGE);
    return 2;
  }
  let code = 0;
  for (const file of files) {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      console.error(`${file}: can't be read (${error instanceof Error ? error.message : String(error)})`);
      code = 2;
      continue;
    }
    const { mismatches, state, at } = runTranscript(text);
    // beside a view on standard output, what differs goes to standard error
    const tell = values.view === undefined ? console.log : console.error;
    for (const { line, text: what } of mismatches) tell(`${file}:${String(line)}: ${what}`);
    if (mismatches.length > 0) code ||= 1;
    if (values.view !== undefined && isRole(values.view)) {
      const room = values.view === 'explainer' ? state.rooms[0]?.id : undefined;
      console.log(JSON.stringify(project(state, values.view, at, room), null, 2));
    } else if (mismatches.length === 0) {
      console.log(`ok ${file}`);
    }
  }
  return code;
}

process.exitCode = main(process.argv.slice(2));
