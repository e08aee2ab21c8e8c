import { useState } from 'react';
import { consoleApi } from '../../../contract/console/paths.ts';
import {
  canReply,
  type RepliableKind,
  type ReplyDraft,
  type ReplyType,
  repliableKinds,
  replyTypes,
  type Template,
  templates,
} from '../../../contract/console/replies.ts';
import { type Locale, locales } from '../../../contract/locales.ts';
import { useConsole } from '../context.ts';
import { kindLabels, languageLabel, replyLabels } from '../labels.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import { useAction } from '../use-action.ts';
import { useFetch } from '../use-fetch.ts';
import { DraftFields } from './draft-fields.tsx';
import { MailPreview } from './mail-preview.tsx';
import s from './reply.module.css';

/** The templates of replies. */
export function TemplatesPane() {
  const { refreshKey, mayEdit } = useConsole();
  const { data } = useFetch(consoleApi.templates, templates, refreshKey);
  const [kind, setKind] = useState<RepliableKind>('application');
  const [act, setAct] = useState<ReplyType>('invite');
  const [language, setLanguage] = useState<Locale>('en');
  const shownType = canReply(kind, act) ? act : replyTypes[kind][0];
  const template = data?.templates.find(
    (one) => one.kind === kind && one.act === shownType && one.language === language,
  );
  return (
    <Pane title="Templates">
      <div className={s.which}>
        <label className={s.field}>
          <span>For</span>
          <select value={kind} onChange={({ target }) => setKind(target.value as RepliableKind)}>
            {repliableKinds.map((one) => (
              <option key={one} value={one}>
                {kindLabels[one].title}
              </option>
            ))}
          </select>
        </label>
        <label className={s.field}>
          <span>Kind of reply</span>
          <select value={shownType} onChange={({ target }) => setAct(target.value as ReplyType)}>
            {replyTypes[kind].map((one) => (
              <option key={one} value={one}>
                {replyLabels[one].verb}
              </option>
            ))}
          </select>
        </label>
        <label className={s.field}>
          <span>Language</span>
          <select value={language} onChange={({ target }) => setLanguage(target.value as Locale)}>
            {locales.map((one) => (
              <option key={one} value={one}>
                {languageLabel(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {!mayEdit && <Notice tone="warn">You can view this, but not change it.</Notice>}
      {mayEdit && template && <TemplateForm key={JSON.stringify(template)} template={template} />}
    </Pane>
  );
}

function TemplateForm({ template }: { template: Template }) {
  const { kind, act, language, isDefault } = template;
  const key = { kind, act, language };
  const [draft, setDraft] = useState<ReplyDraft>({
    subject: template.subject,
    title: template.title,
    text: template.text,
  });
  const save = useAction();
  const reset = useAction();
  return (
    <form
      className={s.composer}
      onSubmit={(event) => {
        event.preventDefault();
        save.run(consoleApi.templates, { ...key, ...draft }, 'Template saved');
      }}
    >
      <div className={s.fields}>
        <DraftFields kind={kind} draft={draft} onChange={(more) => setDraft({ ...draft, ...more })} />
      </div>
      <MailPreview of={{ ...key, ...draft, recipient: 'sender' }} />
      <div className={s.send}>
        {(save.problem ?? reset.problem) && <Notice>{save.problem ?? reset.problem}</Notice>}
        <Button type="submit" disabled={save.busy}>
          {save.busy ? 'Saving …' : 'Save template'}
        </Button>
        {!isDefault && (
          <Button
            look="ghost"
            disabled={reset.busy}
            onClick={() => reset.run(consoleApi.resetTemplate, key, 'Back to the default')}
          >
            Back to default
          </Button>
        )}
        <p className={s.hint}>
          {isDefault ? 'This is the default.' : 'Changed by an operator.'} Replies that are already written
          stay as they are.
        </p>
      </div>
    </form>
  );
}
