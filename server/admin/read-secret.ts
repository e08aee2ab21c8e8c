import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { maxPassword, minPassword } from '../../contract/console/session.ts';
import { OperatorError } from '../operator-error.ts';

/** Reads a new password: at a terminal typed twice without echo, otherwise the first line of standard input. */
export async function readPassword(): Promise<string> {
  const [password, again] = await readUnseen(['Password: ', 'Once more: ']);
  if (again !== undefined && again !== password) {
    throw new OperatorError('The passwords differ. Nothing was changed.');
  }
  const { length } = password;
  if (length < minPassword || length > maxPassword) {
    throw new OperatorError(`A password has ${minPassword} to ${maxPassword} characters.`);
  }
  return password;
}

/** Reads a secret: at a terminal typed without echo, otherwise the first line of standard input. */
export async function readSecret(prompt: string): Promise<string> {
  const [secret] = await readUnseen([prompt]);
  return secret;
}

async function readUnseen(prompts: [string, ...string[]]): Promise<[string, ...string[]]> {
  if (!process.stdin.isTTY) return [firstLine(await text(process.stdin))];
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: true });
  lines.on('SIGINT', () => {
    process.stderr.write('\n');
    process.exit(130);
  });
  const [first, ...more] = prompts;
  async function ask(prompt: string): Promise<string> {
    process.stderr.write(prompt);
    const typed = await lines.question('');
    process.stderr.write('\n');
    return typed;
  }
  try {
    const typed: [string, ...string[]] = [await ask(first)];
    for (const prompt of more) typed.push(await ask(prompt));
    return typed;
  } finally {
    lines.close();
  }
}

function firstLine(typed: string): string {
  return typed.split(/\r?\n/, 1)[0] ?? '';
}
