import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { Detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import {
  type Recipient,
  type RepliableKind,
  type ReplyDraft,
  statusAfter,
  type Template,
  textPlaceholder,
  undoSeconds,
  unknownVariables,
} from '../../../contract/console/replies.ts';
import { type Locale, locales } from '../../../contract/locales.ts';
import { emailKey } from '../../../contract/text.ts';
import { languageLabel, replyLabels, statusLabels } from '../labels.ts';
import { type ConsoleLocation, navigate } from '../location.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { drafts } from '../session-storage.ts';
import { useAction } from '../use-action.ts';
import { DraftFields } from './draft-fields.tsx';
import { MailPreview } from './mail-preview.tsx';
import s from './reply.module.css';

/** Includes the reply's id, so that sending it again after a reload does not send it twice. */
const keptDraft = z.object({ id: z.uuid(), subject: z.string(), title: z.string(), text: z.string() });
type KeptDraft = z.output<typeof keptDraft>;

function readDraft(key: string, { subject, title, text }: Template): KeptDraft {
  try {
    return keptDraft.parse(JSON.parse(drafts.read(key)));
  } catch {
    return { id: crypto.randomUUID(), subject, title, text };
  }
}

/** Writes a reply. The text survives a reload, and switching to another type of reply or language. */
export function Composer(props: {
  kind: RepliableKind;
  detail: Detail;
  template: Template;
  onLanguage: (language: Locale) => void;
  back: Partial<ConsoleLocation>;
}) {
  const { kind, detail, template, onLanguage, back } = props;
  const { row, fields } = detail;
  const { act, language } = template;
  const key = `answer/${kind}/${row.id}/${act}/${language}`;
  const [draft, setDraft] = useState(() => readDraft(key, template));
  const contact = fields.pointOfContactEmail ?? '';
  const hasContact = contact !== '' && emailKey(contact) !== emailKey(fields.email ?? '');
  const [recipient, setRecipient] = useState<Recipient>(
    act === 'invite' && hasContact ? 'contact' : 'sender',
  );
  const [fault, setFault] = useState<string>();
  const send = useAction();
  const test = useAction();
  const save = useAction();
  const { noun } = replyLabels[act];
  const after = statusAfter(kind, act, row.status);
  const isChanged = (['subject', 'title', 'text'] as const).some((part) => draft[part] !== template[part]);

  function change(more: Partial<ReplyDraft>) {
    const changed = { ...draft, ...more };
    setDraft(changed);
    setFault(undefined);
    drafts.keep(key, JSON.stringify(changed));
  }
  function body(more: { id: string; isTest?: true }) {
    const { subject, title, text } = draft;
    return { ...more, act, language, recipient, subject, title, text, seen: row.updatedAt };
  }
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findDraftError(kind, draft);
    setFault(found);
    if (found) return;
    const path = consoleApi.act(kind, row.id, 'answer');
    const announcement = `${row.title}: the ${noun} goes out in ${undoSeconds} seconds`;
    if (!(await send.run(path, body({ id: draft.id }), announcement))) return;
    drafts.keep(key, '');
    navigate(back);
  }
  function sendTest() {
    test.run(
      consoleApi.act(kind, row.id, 'answer'),
      body({ id: crypto.randomUUID(), isTest: true }),
      'A test is on its way to you',
    );
  }
  function saveTemplate() {
    const { subject, title, text } = draft;
    save.run(consoleApi.templates, { kind, act, language, subject, title, text }, 'Saved as the template');
  }
  const problem = fault ?? send.problem ?? test.problem ?? save.problem;
  return (
    <form className={s.composer} onSubmit={submit}>
      <div className={s.fields}>
        <div className={s.pair}>
          <label className={s.field}>
            <span>To</span>
            <select value={recipient} onChange={({ target }) => setRecipient(target.value as Recipient)}>
              <option value="sender">{fields.email}</option>
              {hasContact && (
                <option value="contact">
                  {fields.email}, copy to {contact} (point of contact)
                </option>
              )}
            </select>
          </label>
          <label className={s.field}>
            <span>Language</span>
            <select value={language} onChange={({ target }) => onLanguage(target.value as Locale)}>
              {locales.map((one) => (
                <option key={one} value={one}>
                  {languageLabel(one)}
                  {one === row.language && ' (theirs)'}
                </option>
              ))}
            </select>
          </label>
        </div>
        <DraftFields kind={kind} draft={draft} onChange={change} />
      </div>
      <MailPreview of={{ kind, act, language, recipient, id: row.id, ...trimDraft(draft) }} />
      <div className={s.send}>
        {problem && <Notice>{problem}</Notice>}
        <Button type="submit" disabled={send.busy}>
          {send.busy ? 'Sending …' : after === row.status ? 'Send' : `Send and set to ${statusLabels[after]}`}
        </Button>
        <Button look="ghost" disabled={test.busy} onClick={sendTest}>
          Send a test to me
        </Button>
        {isChanged && (
          <Button look="link" disabled={save.busy} onClick={saveTemplate}>
            Save as template
          </Button>
        )}
        {isChanged && (
          <Button look="link" onClick={() => change(trimDraft(template))}>
            Back to the template
          </Button>
        )}
        <p className={s.hint}>
          Goes out after {undoSeconds} seconds; until then you can undo. Kept in the history of{' '}
          {row.title || 'this entry'}.
        </p>
      </div>
    </form>
  );
}

function trimDraft({ subject, title, text }: ReplyDraft): ReplyDraft {
  return { subject, title, text };
}

function findDraftError(kind: RepliableKind, { subject, title, text }: ReplyDraft): string | undefined {
  const all = `${subject}\n${title}\n${text}`;
  const unknown = unknownVariables(kind, all);
  if (unknown.length > 0) return `Nothing was sent: ${unknown.join(', ')} would be mailed as it is.`;
  return all.includes(textPlaceholder)
    ? `Nothing was sent: replace ${textPlaceholder} with your own words first.`
    : undefined;
}
