import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '../../../../content/fill.ts';
import { type Locale, localPath } from '../../../../contract/locales.ts';
import button from '../../../ui/button.module.css';
import t from '../../../ui/text.module.css';
import type { DataSource } from '../model/result.ts';
import type { ForecastMessages } from '../text/forecast-messages.ts';
import s from './input.module.css';

interface Props {
  words: ForecastMessages;
  /** How many weeks the sample has. */
  sampleWeeks: number;
  locale: Locale;
  onRead: (content: Blob, source: DataSource) => void;
  onSample: () => void;
  onGuide: () => void;
}

/** What reports are read from, as these call themselves. */
const readable = [
  ...['Google Ads', 'Microsoft Advertising', 'Meta', 'GA4'],
  ...['LinkedIn', 'TikTok', 'Amazon Ads', 'Search Console'],
];
const accepted = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain';

/** Drop, choose or paste. */
export function Input({ words, sampleWeeks, locale, onRead, onSample, onGuide }: Props) {
  const { drop, paste, sample, reads } = words;
  const [isOver, setOver] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const pasted = useRef<HTMLTextAreaElement>(null);

  function readFile(file: File | undefined): void {
    if (file) onRead(file, { kind: 'file', name: file.name, rows: 0 });
  }
  function readPasted(): void {
    const text = pasted.current?.value ?? '';
    setEmpty(text.trim() === '');
    if (text.trim() === '') pasted.current?.focus();
    else onRead(new Blob([text]), { kind: 'pasted', rows: 0 });
  }
  // A file that is dropped beside the zone would replace the page.
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
    <>
      <form className={s.input} aria-label={words.form} onSubmit={(event) => event.preventDefault()}>
        <div className={`${s.cell} ${s.drop}`}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has a button beside it */}
          <div
            className={isOver ? `${s.zone} ${s.over}` : s.zone}
            onDragEnter={() => setOver(true)}
            onDragLeave={leave}
          >
            <h2>{isOver ? drop.over : drop.title}</h2>
            <p id="file-hint">{drop.text}</p>
            <div className={s.choose}>
              <label className={`${button.button} ${button.big}`} htmlFor="file">
                {drop.choose}
              </label>
              <input
                id="file"
                className={t.hidden}
                type="file"
                accept={accepted}
                aria-describedby="file-hint"
                onChange={({ target }) => {
                  readFile(target.files?.[0]);
                  // The same file can be chosen again after it was changed.
                  target.value = '';
                }}
              />
            </div>
          </div>
        </div>
        <div className={s.cell}>
          <h2>
            <label htmlFor="paste">{paste.title}</label>
          </h2>
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
          <button type="button" className={`${button.button} ${button.ghost}`} onClick={readPasted}>
            {paste.read}
          </button>
        </div>
        <div className={s.cell}>
          <h2>{sample.title}</h2>
          <p>{fill(sample.text, { weeks: sampleWeeks })}</p>
          <button type="button" className={`${button.button} ${button.ghost}`} onClick={onSample}>
            {sample.use}
          </button>
        </div>
      </form>
      <div className={s.reads}>
        <b>{reads.title}</b>
        <ul>
          {readable.map((name) => (
            <li key={name}>{name}</li>
          ))}
          <li>{reads.table}</li>
        </ul>
        <a
          href={localPath(locale, '/how-to-export')}
          onClick={(event) => {
            event.preventDefault();
            onGuide();
          }}
        >
          {reads.how}
        </a>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(templateOf(paste.example))}`}
          download="forecast-template.csv"
        >
          {reads.template}
        </a>
      </div>
    </>
  );
}

/** The pasted example as a file. Where numbers have a decimal comma, spreadsheets expect semicolons. */
export function templateOf(example: string): string {
  const separator = example.includes(',') ? ';' : ',';
  return `\ufeff${example.replaceAll('\t', separator).replaceAll('\n', '\r\n')}\r\n`;
}
