import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PublishRun } from '../../contract/console/publish.ts';
import { uuid7 } from '../db/uuid7.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { smtpMailer } from '../mail/mailer.ts';
import { configExitCode, OperatorError } from '../operator-error.ts';
import { composeRefusal, isReachable } from './compose-refusal.ts';
import { addRequest, publishFolder } from './publish-folder.ts';
import { goBack, type PublishTools, publishRequested } from './publish-site.ts';

const usage =
  'npm run publish publishes the newest texts, npm run publish -- back shows the previous version.';

/** `npm run publish`. The server starts it with `requested` after writing the request. */
async function main(command = ''): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (!['', 'back', 'requested'].includes(command)) throw new OperatorError(usage);
  const env = readEnv();
  const folder = publishFolder(env.DATA_DIR);
  if (command === 'back') return back(folder);
  if (command === '') await addRequest(folder, 'command line');
  const logger = createLogger(env.LOG_LEVEL);
  const tools: PublishTools = {
    root: dirname(dirname(import.meta.dirname)),
    env,
    print,
    async tellAuthor(commit, problems) {
      if (!env.SMTP_URL || !isReachable(commit.email)) return null;
      const mailer = smtpMailer(env.SMTP_URL, env.MAIL_FROM);
      try {
        await mailer.send(uuid7(), composeRefusal(env, commit, problems));
        return commit.email;
      } catch (err) {
        logger.error({ err }, 'the author of a rejected commit could not be notified');
        return null;
      } finally {
        mailer.close();
      }
    },
  };
  const run = await publishRequested(tools);
  if (!run) return print('Another run is in progress and will publish this as well.');
  for (const line of describeRun(run)) print(line);
  if (run.outcome !== 'published' && run.outcome !== 'unchanged') process.exitCode = 1;
}

async function back(folder: string): Promise<void> {
  const isBack = await goBack(folder);
  if (isBack === undefined) throw new OperatorError('A run is in progress: try again when it is done.');
  if (!isBack) throw new OperatorError('There is no version to go back to.');
  print('The previous version is shown again. Run the same command to show the newer one.');
}

function describeRun({ outcome, problems, message, told }: PublishRun): string[] {
  const sentences = {
    published: 'Published. Every instance shows it within seconds.',
    unchanged: 'Nothing new to publish.',
    content: 'Not published; the site has not changed. Correct:',
    code: 'Not published; the site has not changed. Code needs a deployment:',
    failed: `Not published; the site has not changed. ${message}`,
  };
  const listed = problems.map(({ file, line, field, message: what }) => {
    const place = line === undefined ? file : `${file}, line ${line}`;
    return `  ${place}: ${field ? `${field}: ` : ''}${what}`;
  });
  return [sentences[outcome], ...listed, ...(told ? [`${told} was notified by mail.`] : [])];
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main(...process.argv.slice(2)).catch((error: unknown) => {
  const isOperatorError = error instanceof OperatorError;
  const text = error instanceof Error ? (isOperatorError ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(isOperatorError ? configExitCode : 1);
});
