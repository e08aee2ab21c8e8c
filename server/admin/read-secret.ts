import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { longestPassword, shortestPassword } from '../../contract/console/session.ts';
import { StartProblem } from '../start-problem.ts';

/** A new password: typed twice, unseen, where somebody sits at a terminal; else the first line of standard input. */
export async function readPassword(): Promise<string> {
  const password = process.stdin.isTTY ? await askTwice() : firstLine(await text(process.stdin));
  const { length } = password;
  if (length < shortestPassword || length > longestPassword) {
    throw new StartProblem(`A password has ${shortestPassword} to ${longestPassword} characters.`);
  }
  return password;
}

async function askTwice(): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: true });
  lines.on('SIGINT', () => {
    process.stderr.write('\n');
    process.exit(130);
  });
  async function ask(prompt: string): Promise<string> {
    process.stderr.write(prompt);
    const typed = await lines.question('');
    process.stderr.write('\n');
    return typed;
  }
  try {
    const first = await ask('Password: ');
    const second = await ask('Once more: ');
    if (first !== second) throw new StartProblem('These were two different passwords. Nothing was changed.');
    return first;
  } finally {
    lines.close();
  }
}

function firstLine(typed: string): string {
  return typed.split(/\r?\n/, 1)[0] ?? '';
}
