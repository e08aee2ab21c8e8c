import { type Role, roles } from '../../../contract/console/session.ts';
import type { Db } from '../../db/db.ts';
import { OperatorError } from '../../operator-error.ts';
import { invite } from '../../operators/invitations.ts';
import {
  addOperator,
  changePassword,
  changeRole,
  disableTotp,
  findOperator,
  hasOperators,
  listOperators,
  type StoredOperator,
  setDisabled,
  signOutEverywhere,
} from '../../operators/operators.ts';
import { createPasswords, generatePassword } from '../../operators/passwords.ts';
import { type AdminTools, type DatabaseCommand, UsageError } from '../command.ts';
import { readPassword } from '../read-secret.ts';
import { findOperatorNamed, parseCommand, parseEmail } from './arguments.ts';

/** Manages the operators of the console. The first one can only be added here. */
export const operatorCommand: DatabaseCommand = {
  name: 'operator',
  about: 'lists, adds and changes who may use the console',
  usage: [
    'operator list',
    'operator add <email> [--role <role>] [--generate]',
    'operator invite <email> [--role <role>]',
    'operator role <email> <role>',
    'operator password <email> [--generate]',
    'operator code-off <email>',
    'operator sign-out <email>',
    'operator disable <email>',
    'operator enable <email>',
  ],
  values: [
    ['<role>', `${roles.join(', ')}; without --role, ${roles[0]}, but admin for the first operator`],
    ['invite', 'mails a link to choose a password, once the server runs'],
    ['--generate', 'generates a password and prints it; by default, you enter one'],
    ['code-off', 'lets an operator who has lost their phone sign in without a code'],
  ],
  async run(args, tools) {
    const options = { role: { type: 'string' }, generate: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseCommand(args, 3, options);
    const [act = '', address = '', ...rest] = positionals;
    const run = subcommands[act];
    if (!run || (act === 'list') !== (address === '') || rest.length !== (act === 'role' ? 1 : 0)) {
      throw new UsageError();
    }
    await run(tools, address, { role: values.role ?? rest[0], generate: values.generate });
  },
};

interface OperatorOptions {
  role: string | undefined;
  generate: boolean;
}

const subcommands: Record<
  string,
  (tools: AdminTools, address: string, options: OperatorOptions) => Promise<void>
> = {
  async list({ db, print }) {
    const all = await listOperators(db);
    for (const one of all) print(describe(one));
    if (all.length === 0) print('There are no operators yet.');
  },

  async add({ db, print }, address, { role, generate }) {
    const data = parseEmail(address);
    const wanted = await roleFor(db, role);
    if (await findOperator(db, data)) throw new OperatorError(`${data} is an operator already.`);
    const passwordHash = await newHash(print, generate);
    const id = await addOperator(db, { email: data, role: wanted, passwordHash });
    if (id === undefined) throw new OperatorError(`${data} is an operator already.`);
    print(`${data} may sign in at /console as ${wanted}.`);
  },

  async invite({ db, print }, address, { role }) {
    const data = parseEmail(address);
    const wanted = await roleFor(db, role);
    const isInvited = await invite(db, { email: data, role: wanted }, null);
    if (!isInvited) throw new OperatorError(`${data} is an operator already.`);
    print(`${data} is invited as ${wanted}; the mail is sent while the server runs.`);
  },

  async role({ db, print }, address, { role = '' }) {
    const wanted = roleNamed(role);
    const { id, email: name } = await findOperatorNamed(db, address);
    await changeRole(db, id, wanted, null);
    print(`${name} is ${wanted} now.`);
  },

  async password({ db, print }, address, { generate }) {
    const { id, email: name } = await findOperatorNamed(db, address);
    await changePassword(db, id, await newHash(print, generate), null);
    print(`The password of ${name} was changed; they are signed out everywhere.`);
  },

  async 'code-off'({ db, print }, address) {
    const { id, email: name } = await findOperatorNamed(db, address);
    await disableTotp(db, id, null);
    print(`${name} signs in without a code now.`);
  },

  async 'sign-out'({ db, print }, address) {
    const { id, email: name } = await findOperatorNamed(db, address);
    await signOutEverywhere(db, id, null);
    print(`${name} is signed out everywhere.`);
  },

  async disable({ db, print }, address) {
    const { id, email: name } = await findOperatorNamed(db, address);
    await setDisabled(db, id, true, null);
    print(`${name} can no longer sign in, and is signed out everywhere.`);
  },

  async enable({ db, print }, address) {
    const { id, email: name } = await findOperatorNamed(db, address);
    await setDisabled(db, id, false, null);
    print(`${name} may sign in again.`);
  },
};

async function newHash(print: AdminTools['print'], generate: boolean): Promise<string> {
  const password = generate ? generatePassword() : await readPassword();
  const hash = await createPasswords().hash(password);
  if (generate) print(`Password: ${password}`);
  return hash;
}

/** The first operator has to be an admin, to manage the others. */
async function roleFor(db: Db, wanted: string | undefined): Promise<Role> {
  if (wanted !== undefined) return roleNamed(wanted);
  return (await hasOperators(db)) ? 'viewer' : 'admin';
}

function roleNamed(text: string): Role {
  const found = roles.find((role) => role === text);
  if (!found) throw new UsageError(`There is no role "${text}".`);
  return found;
}

function describe({ email: name, role, totpSecret, disabledAt }: StoredOperator): string {
  const more = [totpSecret !== null && 'with code', disabledAt !== null && 'disabled'].filter(Boolean);
  return [name, role, ...more].join('  ');
}
