import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeHealth, describeLastMail } from '../../../content/describe-health.ts';
import { healthQuery } from '../../../contract/console/health.ts';
import { createCheck } from '../../health/check.ts';
import { readHealth } from '../../health/read-health.ts';
import { OperatorError } from '../../operator-error.ts';
import { readManifest } from '../../site/load.ts';
import { type DatabaseCommand, UsageError } from '../command.ts';

const siteDir = join(import.meta.dirname, '../../../dist');

/** Prints the console's health strip. Exits with an error while something is failing, so that scripts can react. */
export const healthCommand: DatabaseCommand = {
  name: 'health',
  about:
    'prints what fails, what is held as spam and what is due for a reply; exits with 1 while something fails',
  usage: ['health [--time-zone <zone>] [--json]'],
  values: [
    ['--time-zone', 'in which today begins, such as Europe/London; UTC without it'],
    ['--json', 'every figure as one JSON object'],
  ],
  async run(args, { db, database, env, print }) {
    const options = { 'time-zone': { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args, options });
    const query = healthQuery.safeParse({ timeZone: values['time-zone'] });
    if (!query.success) throw new UsageError('There is no such time zone.');
    const { builtOn } = await readManifest(siteDir).catch(() => ({ builtOn: undefined }));
    const checks = [createCheck('database', () => database.check())];
    const health = await readHealth({ db, env, checks, builtOn }, query.data.timeZone);
    const findings = describeHealth(health, { time: inUtc, now: new Date() });
    if (values.json) print(JSON.stringify(health, null, 2));
    else {
      if (findings.length === 0) print('All well.');
      for (const { lead, rest } of findings) print(lead + rest);
      print(describeLastMail(health, inUtc));
      print(`Held as spam: ${inParts(health.held)}.`);
      print(`Due for a reply: ${inParts(health.toAnswer)}.`);
      print(`Pages built on: ${health.builtOn ?? 'not known'}.`);
    }
    const failing = findings.filter(({ isFailing }) => isFailing).length;
    if (failing > 0) throw new OperatorError(failing === 1 ? 'Something fails.' : `${failing} things fail.`);
  },
};

function inUtc(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`;
}

/** `7 (application 5, lead 2)`. */
function inParts(counts: Record<string, number>): string {
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  const total = parts.reduce((sum, [, count]) => sum + count, 0);
  return total === 0 ? 'none' : `${total} (${parts.map(([kind, count]) => `${kind} ${count}`).join(', ')})`;
}
