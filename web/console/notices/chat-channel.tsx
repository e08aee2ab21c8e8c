import type { SubmitEvent } from 'react';
import { chatFormats, chatNames, isChatUrl, type OwnNotices } from '../../../contract/console/notices.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { readSecretUrl, SecretUrlField } from '../parts/secret-url-field.tsx';
import { useAction } from '../use-action.ts';
import s from './notices.module.css';

/** The operator's chat channel, by an incoming webhook. */
export function ChatChannel({ chat }: { chat: OwnNotices['chat'] }) {
  const { run, busy, problem } = useAction();
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const url = readSecretUrl(form, isChatUrl, 'Paste an address that starts with https://');
    if (url === undefined) return;
    const channel = { format: new FormData(form).get('format'), url };
    if (await run(consoleApi.chat, channel, 'The channel is set')) form.reset();
  }
  return (
    <section aria-labelledby="chat-title" className={s.form}>
      <h3 id="chat-title">Chat channel</h3>
      {chat && (
        <p className={s.channel}>
          <span>
            <b>{chatNames[chat.format]}</b>, {chat.site}
          </span>
          <Button
            look="link"
            disabled={busy}
            onClick={() => run(consoleApi.removeChat, {}, 'The channel is removed: you are told by mail')}
          >
            Remove
          </Button>
        </p>
      )}
      <form className={s.row} onSubmit={submit}>
        <label>
          Service
          <select name="format">
            {chatFormats.map((format) => (
              <option key={format} value={format}>
                {chatNames[format]}
              </option>
            ))}
          </select>
        </label>
        <SecretUrlField
          label="Address of its incoming webhook"
          placeholder="https://hooks.slack.com/services/…"
          className={s.wide}
        />
        <Button type="submit" look="ghost" disabled={busy}>
          {chat ? 'Replace' : 'Set'}
        </Button>
      </form>
      {problem && <Notice>{problem}</Notice>}
      <p className={s.hint}>
        Whoever has the address can write to the channel: it is kept here and never shown again. Messages name
        people, so choose a channel that only the team reads.
      </p>
    </section>
  );
}
