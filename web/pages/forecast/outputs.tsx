import { useState } from 'react';
import { addDays } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import hidden from '../../ui/text.module.css';
import { DeckOutput } from './deck-output.tsx';
import s from './outputs.module.css';
import { PictureOutput } from './picture-output.tsx';
import { keyOf, type Result } from './result.ts';
import { save } from './save.ts';
import { carriedLines } from './sentences.ts';
import { linkTo } from './share-link.ts';
import type { MetricToTake } from './shown-metric.ts';
import { metricName, type Words } from './words.ts';

/** What the visitor can take along. */
export function Outputs(
  props: MetricToTake & {
    waitlist: string;
    /** What the filters keep, as a sentence. */
    keptSentence: string;
  },
) {
  const { result, outlook, checks, words, numbers, locale, waitlist, keptSentence } = props;
  const { outputs: t } = words;
  const isSample = result.source.kind === 'sample';
  const [copied, setCopied] = useState('');

  async function copyLink(): Promise<void> {
    const link = await linkTo(result, location.origin + location.pathname);
    if (link === null) setCopied(t.link.large);
    else
      await navigator.clipboard.writeText(link).then(
        () => setCopied(t.link.copied),
        () => {},
      );
  }
  /** What an application may take along. */
  function carried(): string {
    const lines = carriedLines(result, outlook, checks[keyOf(outlook)], words, numbers);
    return new URLSearchParams({
      toolResults: [...lines, keptSentence].filter(Boolean).join('\n'),
    }).toString();
  }
  // With a mark that tells spreadsheets it is UTF-8.
  const table = () => new Blob(['\ufeff', tableOf(result, words, locale)], { type: 'text/csv' });

  return (
    <div className={s.outputs} role="group" aria-label={t.label}>
      <button type="button" onClick={() => save('forecast.csv', table())}>
        <b>{t.csv.title}</b>
        <i>.csv</i>
        <span>{t.csv.text}</span>
      </button>
      <PictureOutput {...props} />
      <DeckOutput {...props} />
      <button type="button" onClick={() => void copyLink()}>
        <b>{t.link.title}</b>
        <i>{copied || t.link.copy}</i>
        <span>{t.link.text}</span>
      </button>
      <p role="status" className={hidden.hidden}>
        {copied}
      </p>
      <a href={isSample ? waitlist : `${waitlist}#${carried()}`}>
        <b>{isSample ? t.access.title : t.carry.title}</b>
        <span>{isSample ? t.access.text : t.carry.text}</span>
      </a>
    </div>
  );
}

/**
 * Every week of every metric as CSV: measured, then expected with its low and high. Where numbers have a decimal comma,
 * spreadsheets expect semicolons.
 */
export function tableOf({ weeks, metrics }: Result, words: Words, locale: Locale): string {
  const [separator, decimal] = locale === 'en' ? [',', '.'] : [';', ','];
  const { chart } = words;
  const head = [
    chart.week,
    ...metrics.flatMap((metric) => {
      const name = metricName(metric, words);
      return [name, `${name}: ${chart.low}`, `${name}: ${chart.forecast}`, `${name}: ${chart.high}`];
    }),
  ];
  const ahead = metrics[0]?.mean.length ?? 0;
  const rows = Array.from({ length: weeks.length + ahead }, (_, i) => {
    const next = i - weeks.length;
    const cells = metrics.flatMap(({ values, mean, low90, high90 }) => [
      values[i],
      low90[next],
      mean[next],
      high90[next],
    ]);
    return [
      weeks[i] ?? addDays(weeks.at(-1) ?? '', (next + 1) * 7),
      ...cells.map((value) => plain(value).replace('.', decimal)),
    ];
  });
  return [head.map(quoted), ...rows].map((cells) => cells.join(separator)).join('\r\n');
}

function plain(value: number | undefined): string {
  return value === undefined ? '' : String(Math.round(value * 100) / 100);
}

/** A name that begins like a formula must not be run by a spreadsheet. */
function quoted(name: string): string {
  return `"${name.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
}
