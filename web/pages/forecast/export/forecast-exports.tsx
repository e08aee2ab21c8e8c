import { downloadFile } from '../../../ui/download-file.ts';
import { metricKey } from '../model/metric-key.ts';
import { Section } from '../parts/section.tsx';
import { carriedLines } from '../text/carried-lines.ts';
import type { ExportableMetric } from '../text/shown-metric.ts';
import { DeckOutput } from './deck-output.tsx';
import { forecastCsv } from './forecast-csv.ts';
import s from './forecast-exports.module.css';
import { PictureOutput } from './picture-output.tsx';
import { ShareOutput } from './share-output.tsx';

/** Files and links to export. */
export function ForecastExports(
  props: ExportableMetric & {
    waitlist: string;
    /** The filters as a sentence. */
    keptSentence: string;
    /** The weeks before Today, if it was moved. */
    movedTo: number | undefined;
    openCard: () => Promise<void>;
  },
) {
  const { result, outlook, checks, messages, numbers, locale, waitlist, keptSentence } = props;
  const { outputs: t } = messages;
  const isSample = result.source.kind === 'sample';
  const hasDeck = !result.ended?.isPast && result.metrics.some(({ total }) => total.mean > 0);

  /** The lines for an application. */
  function carried(): string {
    const lines = carriedLines(result, outlook, checks[metricKey(outlook)], messages, numbers, props.states);
    return new URLSearchParams({
      toolResults: [...lines, keptSentence].filter(Boolean).join('\n'),
    }).toString();
  }
  // The BOM tells spreadsheets that it is UTF-8.
  const table = () =>
    new Blob(['\ufeff', forecastCsv(result, messages, locale, props.states)], { type: 'text/csv' });

  return (
    <Section id="outputs" title={t.label} lede={<p>{t.made}</p>}>
      <div className={s.outputs} role="group" aria-label={t.label}>
        <button type="button" onClick={() => downloadFile('forecast.csv', table())}>
          <b>{t.csv.title}</b>
          <i>.csv</i>
          <span>{t.csv.text}</span>
        </button>
        <PictureOutput {...props} />
        {/* A deck is about coming weeks. */}
        {hasDeck && <DeckOutput {...props} />}
        <ShareOutput {...props} />
        <a href={isSample ? waitlist : `${waitlist}#${carried()}`}>
          <b>{isSample ? t.access.title : t.carry.title}</b>
          <span>{isSample ? t.access.text : t.carry.text}</span>
        </a>
      </div>
    </Section>
  );
}
