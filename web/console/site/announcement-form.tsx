import { type SubmitEvent, useState } from 'react';
import {
  type Announcement,
  type AnnouncementText,
  maxAnnouncement,
} from '../../../contract/console/announcement.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { defaultLocale, type Locale, locales } from '../../../contract/locales.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { dayAndTime } from '../time.ts';
import { useAction } from '../use-action.ts';
import {
  draftFrom,
  findTextProblem,
  findTimeProblem,
  isWritten,
  toAnnouncement,
  unwritten,
} from './announcement-draft.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import s from './site.module.css';

const names: Record<Locale, string> = { en: 'English', de: 'German', es: 'Spanish', fr: 'French' };

/** Text, link and times of an announcement, with a preview. */
export function AnnouncementForm({ current }: { current: Announcement | null }) {
  const [draft, setDraft] = useState(() => draftFrom(current));
  const [language, setLanguage] = useState<Locale>(defaultLocale);
  const { run, busy, problem } = useAction();
  const missing = unwritten(draft);
  const broken = locales.find((locale) => findTextProblem(draft.texts[locale]));
  const timeProblem = findTimeProblem(draft);
  const isEmpty = missing.length === locales.length;
  const isReady = !isEmpty && !broken && !timeProblem;

  function change(part: Partial<AnnouncementText>) {
    const texts = { ...draft.texts, [language]: { ...draft.texts[language], ...part } };
    setDraft({ ...draft, texts });
  }
  async function send() {
    await run(consoleApi.announcement, toAnnouncement(draft), 'The announcement is planned');
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isReady && missing.length === 0) send();
  }
  const { text, link, label } = draft.texts[language];
  const without = joinNames(missing);
  return (
    <form className={s.columns} onSubmit={submit} aria-label="Announcement">
      <div className={s.fields}>
        <div className={s.languages} role="group" aria-label="Language">
          {locales.map((locale) => (
            <button
              key={locale}
              type="button"
              aria-pressed={locale === language}
              onClick={() => setLanguage(locale)}
            >
              {locale.toUpperCase()}
              <small className={isWritten(draft.texts[locale]) ? undefined : s.missing}>
                {describeState(draft.texts[locale])}
              </small>
            </button>
          ))}
        </div>
        <label>
          Text in {names[language]}
          <textarea
            rows={3}
            lang={language}
            value={text}
            onChange={({ target }) => change({ text: target.value.replaceAll('\n', ' ') })}
          />
          <span className={text.length > maxAnnouncement ? s.over : s.count}>
            {text.length} of {maxAnnouncement}
          </span>
        </label>
        <div className={s.pair}>
          <label>
            Link (optional)
            <input value={link} maxLength={300} onChange={({ target }) => change({ link: target.value })} />
          </label>
          <label>
            Words of the link
            <input
              lang={language}
              value={label}
              maxLength={60}
              onChange={({ target }) => change({ label: target.value })}
            />
          </label>
        </div>
        <div className={s.pair}>
          <label>
            From
            <input
              type="datetime-local"
              value={draft.from}
              onChange={({ target }) => setDraft({ ...draft, from: target.value })}
            />
          </label>
          <label>
            Until
            <input
              type="datetime-local"
              value={draft.until}
              onChange={({ target }) => setDraft({ ...draft, until: target.value })}
            />
          </label>
        </div>
        {!isEmpty && (
          <div className={s.problem} role="status">
            {broken
              ? `${names[broken]}: ${findTextProblem(draft.texts[broken])}`
              : (timeProblem ??
                (missing.length > 0 &&
                  `${without} ${missing.length === 1 ? 'is' : 'are'} missing: ${without} pages would show nothing. Write it, or say that’s fine.`))}
          </div>
        )}
        <div className={s.acts}>
          <Button type="submit" disabled={busy || !isReady || missing.length > 0}>
            {describeSubmit(draft.from, timeProblem)}
          </Button>
          {isReady && missing.length > 0 && (
            <Button look="ghost" disabled={busy} onClick={send}>
              Show without {without}
            </Button>
          )}
          <Button look="link" onClick={() => setDraft(draftFrom(current))}>
            Discard
          </Button>
        </div>
        {problem && <Notice>{problem}</Notice>}
      </div>
      <div>
        <h3>As visitors see it</h3>
        <AnnouncementPreview text={draft.texts[language]} />
        <p className={s.lede}>
          Closing it hides it for that visitor until the text changes. It is read first by screen readers,
          once. Every page shows it within a minute.
        </p>
      </div>
    </form>
  );
}

function describeState(text: AnnouncementText): string {
  if (findTextProblem(text)) return 'to correct';
  return isWritten(text) ? 'ready' : 'missing';
}

function describeSubmit(from: string, timeProblem: string | undefined): string {
  const at = new Date(from);
  if (timeProblem || at.valueOf() <= Date.now()) return 'Show it now';
  return `Show from ${dayAndTime(at.toISOString())}`;
}

function joinNames(missing: readonly Locale[]): string {
  return new Intl.ListFormat('en').format(missing.map((locale) => names[locale]));
}
