import { text as readText } from 'node:stream/consumers';
import {
  buttonPlaceholder,
  draft,
  repliableKinds,
  replyTypes,
  type Template,
  templateVariables,
  textPlaceholder,
} from '../../../contract/console/replies.ts';
import { submissionKinds } from '../../../contract/console/submissions.ts';
import { locales } from '../../../contract/locales.ts';
import type { Db } from '../../db/db.ts';
import { OperatorError } from '../../operator-error.ts';
import { assertKnownVariables } from '../../replies/queue-reply.ts';
import { findTemplate, readTemplates, resetTemplate, saveTemplate } from '../../replies/templates.ts';
import { type DatabaseCommand, UsageError } from '../command.ts';
import { explained } from './actions.ts';
import { kindNames, parseCommand, parseKind, tabbed } from './arguments.ts';

const kindName = (kind: Template['kind']) => kindNames[submissionKinds.indexOf(kind)];

/** The templates of replies. `set` reads what `show` prints, so a template can be edited. */
export const templateCommand: DatabaseCommand = {
  name: 'template',
  about: 'lists, shows and changes the templates of replies',
  usage: [
    'template list',
    'template show <kind> <action> <language> > file',
    'template set <kind> <action> <language> < file',
    'template reset <kind> <action> <language>',
  ],
  values: [
    ['<kind>', repliableKinds.map(kindName).join(', ')],
    ['<action>', ...repliableKinds.map((kind) => `${kindName(kind)}: ${replyTypes[kind].join(', ')}`)],
    ['<language>', locales.join(', ')],
    ['file', 'as `show` prints it: a line Subject: …, a line Title: …, an empty line, and the text'],
    [
      'fields',
      ...repliableKinds.map(
        (kind) => `${kindName(kind)}: ${templateVariables[kind].map((one) => `{${one}}`).join(', ')}`,
      ),
      `${textPlaceholder} is where the operator's own text goes`,
      `${buttonPlaceholder} is the button's place; without it the button comes last`,
    ],
    ['reset', 'goes back to the text that comes with the site'],
  ],
  async run(args, { db, print }) {
    const [act = '', ...key] = parseCommand(args, 4, {}).positionals;
    if (act === 'list' && key.length === 0) {
      for (const { kind, act: type, language, isDefault, subject } of await readTemplates(db)) {
        print(tabbed(kindName(kind), type, language, isDefault ? 'default' : 'changed', subject));
      }
      return;
    }
    const template = await templateNamed(db, key);
    const { subject, title, text } = template;
    if (act === 'show') return print(`Subject: ${subject}\nTitle: ${title}\n\n${text}`);
    if (act === 'reset') {
      await resetTemplate(db, template, null);
      return print('The text is the default again.');
    }
    if (act !== 'set') throw new UsageError();
    if (process.stdin.isTTY) throw new UsageError('The text is read from standard input.');
    await changeTemplate(db, template, await readText(process.stdin));
    print('Saved. New replies use this text.');
  },
};

async function templateNamed(db: Db, key: string[]): Promise<Template> {
  const [name, act, language] = key;
  const found = findTemplate(await readTemplates(db), { kind: parseKind(name), act, language });
  if (!found) throw new UsageError();
  return found;
}

async function changeTemplate(db: Db, template: Template, written: string): Promise<void> {
  const [, subject, title, text] =
    /^Subject: ([^\n]*)\nTitle: ([^\n]*)\n\n(.*)$/s.exec(written.replaceAll('\r\n', '\n')) ?? [];
  const read = draft.safeParse({ subject, title, text: text?.trimEnd() });
  if (!read.success) {
    const wrong = read.error.issues.map(({ path }) => String(path[0]));
    throw new OperatorError(`Missing or too long: ${[...new Set(wrong)].join(', ')}.`);
  }
  await explained(async () => {
    assertKnownVariables(template.kind, read.data);
    await saveTemplate(db, template, read.data, null);
  });
}
