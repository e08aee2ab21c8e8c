import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Locale, localPath } from '../../../../contract/locales.ts';
import button from '../../../ui/button.module.css';
import t from '../../../ui/text.module.css';
import type { DataSource } from '../model/result.ts';
import type { ForecastMessages } from '../text/forecast-messages.ts';
import s from './input.module.css';

interface Props {
  messages: ForecastMessages;
  locale: Locale;
  isSample: boolean;
  /** For the visitor's own account, until another is requested. */
  isHidden: boolean;
  onRead: (content: Blob, source: DataSource) => void;
  onSample: () => void;
  onGuide: () => void;
}

/** Sources of reports, by their own names. */
const readable = [
  ...['Google Ads', 'Microsoft Advertising', 'Meta', 'GA4'],
  ...['LinkedIn', 'TikTok', 'Amazon Ads', 'Search Console'],
];
const accepted = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain';

/** Drop, choose or paste. */
export function Input({ messages, locale, onRead, onSample, onGuide, ...props }: Props) {
  const { drop, paste, sample, reads } = messages;
  const [isOver, setOver] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const pasted = useRef<HTMLTextAreaElement>(null);
  const chosen = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isPasting) pasted.current?.focus();
  }, [isPasting]);

  function readFile(file: File | undefined): void {
    if (file) onRead(file, { kind: 'file', name: file.name, rows: 0 });
  }
  function readPasted(): void {
    const text = pasted.current?.value ?? '';
    setEmpty(text.trim() === '');
    if (text.trim() === '') pasted.current?.focus();
    else onRead(new Blob([text]), { kind: 'pasted', rows: 0 });
  }
  const readEarlyFile = useEffectEvent(() => readFile(takeEarlyFile(chosen.current)));
  useEffect(() => readEarlyFile(), []);
  // A file dropped outside the zone would replace the page.
  const readDropped = useEffectEvent((event: globalThis.DragEvent) => {
    event.preventDefault();
    setOver(false);
    readFile(event.dataTransfer?.files[0]);
  });
  useEffect(() => {
    const drop = (event: globalThis.DragEvent) => readDropped(event);
    const allow = (event: globalThis.DragEvent) => event.preventDefault();
    addEventListener('dragover', allow);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', drop);
    };
  }, []);
  function leave({ currentTarget, relatedTarget }: DragEvent): void {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  }

  return (
    <div className={s.place} hidden={props.isHidden}>
      <form
        className={isOver ? `${s.strip} ${s.over}` : s.strip}
        aria-label={messages.form}
        onSubmit={(event) => event.preventDefault()}
        onDragEnter={() => setOver(true)}
        onDragLeave={leave}
      >
        <p>
          <b>{isOver ? drop.over : drop.title}</b>
          <span id="file-hint">{drop.text}</span>
        </p>
        <div className={s.choose}>
          <label className={button.button} htmlFor="file">
            {drop.choose}
          </label>
          <input
            id="file"
            ref={chosen}
            className={t.hidden}
            type="file"
            accept={accepted}
            aria-describedby="file-hint"
            onChange={({ target }) => {
              readFile(target.files?.[0]);
              // So that a changed file can be chosen again.
              target.value = '';
            }}
          />
        </div>
        <button
          type="button"
          className={`${button.button} ${button.ghost}`}
          id="open-paste"
          aria-expanded={isPasting}
          onClick={() => setPasting(!isPasting)}
        >
          {paste.open}
        </button>
        <button
          type="button"
          className={`${button.button} ${button.ghost}`}
          aria-pressed={props.isSample}
          onClick={onSample}
        >
          {sample.use}
        </button>
        <a
          className={s.how}
          href={localPath(locale, '/how-to-export')}
          onClick={(event) => {
            event.preventDefault();
            onGuide();
          }}
        >
          {reads.how}
        </a>
        <p role="alert" className={s.notLoaded}>
          {messages.notLoaded}
        </p>
        {isPasting && (
          <div className={s.paste}>
            <label htmlFor="paste">{paste.title}</label>
            <textarea
              id="paste"
              ref={pasted}
              rows={4}
              placeholder={paste.example}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              aria-invalid={isEmpty || undefined}
              aria-describedby={isEmpty ? 'paste-empty' : undefined}
              onInput={() => setEmpty(false)}
            />
            {isEmpty && (
              <p id="paste-empty" role="alert" className={s.empty}>
                {paste.empty}
              </p>
            )}
            <button type="button" className={button.button} onClick={readPasted}>
              {paste.read}
            </button>
          </div>
        )}
      </form>
    </div>
  );
}

/** A file dropped or chosen before hydration. */
function takeEarlyFile(input: HTMLInputElement | null): File | undefined {
  const container = input?.closest<HTMLElement & { dropped?: FileList }>('[data-island]');
  const file = container?.dropped?.[0] ?? input?.files?.[0];
  if (file && input) input.value = '';
  return file;
}

/** Readable formats, and a template to fill in. */
export function Readable({ messages: { reads, paste } }: Pick<Props, 'messages'>) {
  return (
    <div className={s.reads}>
      <b>{reads.title}</b>
      <ul>
        {readable.map((name) => (
          <li key={name}>{name}</li>
        ))}
        <li>{reads.table}</li>
      </ul>
      <a
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(templateCsv(paste.example))}`}
        download="forecast-template.csv"
      >
        {reads.template}
      </a>
    </div>
  );
}

/** The pasted example as a file. Spreadsheets expect semicolons where numbers have a decimal comma. */
export function templateCsv(example: string): string {
  const separator = example.includes(',') ? ';' : ',';
  return `\ufeff${example.replaceAll('\t', separator).replaceAll('\n', '\r\n')}\r\n`;
}
