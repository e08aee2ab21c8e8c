import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { type Role, roles } from '../../../contract/console/session.ts';
import { email } from '../../../contract/text.ts';
import {
  addOperator,
  changePassword,
  changeRole,
  findOperator,
  listOperators,
  type StoredOperator,
  setDisabled,
  turnCodeOff,
} from '../../console/auth/operators.ts';
import { createPasswords, generatePassword } from '../../console/auth/passwords.ts';
import type { Db } from '../../db/db.ts';
import { StartProblem } from '../../start-problem.ts';
import { type AdminTools, type DatabaseCommand, UsageProblem } from '../command.ts';
import { readPassword } from '../read-secret.ts';

/** Manages the operators of the console. There is no other way to create one. */
export const operatorCommand: DatabaseCommand = {
  name: 'operator',
  about: 'lists, adds and changes who may use the console',
  usage: [
    'operator list',
    'operator add <email> [--role <role>] [--generate]',
    'operator role <email> <role>',
    'operator password <email> [--generate]',
    'operator code-off <email>',
    'operator disable <email>',
    'operator enable <email>',
  ],
  values: [
    ['<role>', `${roles.join(', ')}; without --role, ${roles[0]}`],
    ['--generate', 'makes a password up and prints it; without, it is asked for'],
    ['code-off', 'lets somebody who has lost the telephone sign in without a code'],
  ],
  async run(args, tools) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { role: { type: 'string' }, generate: { type: 'boolean', default: false } },
    });
    const [act = '', address = '', ...rest] = positionals;
    const run = acts[act];
    if (!run || (act === 'list') !== (address === '') || rest.length !== (act === 'role' ? 1 : 0)) {
      throw new UsageProblem();
    }
    await run(tools, address, { role: values.role ?? rest[0], generate: values.generate });
  },
};

interface Wishes {
  role: string | undefined;
  generate: boolean;
}

const acts: Record<string, (tools: AdminTools, address: string, wishes: Wishes) => Promise<void>> = {
  async list({ db, print }) {
    const all = await listOperators(db);
    for (const one of all) print(describe(one));
    if (all.length === 0) print('There are no operators yet.');
  },

  async add({ db, print }, address, { role, generate }) {
    const { data } = z.safeParse(email, address);
    if (data === undefined) throw new StartProblem(`${address} is not an email address.`);
    const wanted = role === undefined ? 'viewer' : roleNamed(role);
    if (await findOperator(db, data)) throw new StartProblem(`${data} is an operator already.`);
    const passwordHash = await newHash(print, generate);
    const id = await addOperator(db, { email: data, role: wanted, passwordHash });
    if (id === undefined) throw new StartProblem(`${data} is an operator already.`);
    print(`${data} may sign in at /console as ${wanted}.`);
  },

  async role({ db, print }, address, { role = '' }) {
    const wanted = roleNamed(role);
    const { id, email: name } = await operatorNamed(db, address);
    await changeRole(db, id, wanted);
    print(`${name} is ${wanted} now.`);
  },

  async password({ db, print }, address, { generate }) {
    const { id, email: name } = await operatorNamed(db, address);
    await changePassword(db, id, await newHash(print, generate), null);
    print(`The password of ${name} was changed; they are signed out everywhere.`);
  },

  async 'code-off'({ db, print }, address) {
    const { id, email: name } = await operatorNamed(db, address);
    await turnCodeOff(db, id, null);
    print(`${name} signs in without a code now.`);
  },

  async disable({ db, print }, address) {
    const { id, email: name } = await operatorNamed(db, address);
    await setDisabled(db, id, true);
    print(`${name} can no longer sign in, and is signed out everywhere.`);
  },

  async enable({ db, print }, address) {
    const { id, email: name } = await operatorNamed(db, address);
    await setDisabled(db, id, false);
    print(`${name} may sign in again.`);
  },
};

async function newHash(print: AdminTools['print'], generate: boolean): Promise<string> {
  const password = generate ? generatePassword() : await readPassword();
  const hash = await createPasswords().hash(password);
  if (generate) print(`Password: ${password}`);
  return hash;
}

async function operatorNamed(db: Db, address: string): Promise<StoredOperator> {
  const found = await findOperator(db, address);
  if (!found) throw new StartProblem(`There is no operator ${address}.`);
  return found;
}

function roleNamed(text: string): Role {
  const found = roles.find((role) => role === text);
  if (!found) throw new UsageProblem(`There is no role "${text}".`);
  return found;
}

function describe({ email: name, role, totpSecret, disabledAt }: StoredOperator): string {
  const more = [totpSecret !== null && 'with code', disabledAt !== null && 'disabled'].filter(Boolean);
  return [name, role, ...more].join('  ');
}
