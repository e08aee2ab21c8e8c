import { Fragment } from 'react';
import type { howToExport } from '../../../content/messages/en/how-to-export.ts';
import { ColumnsDrawing, DownloadDrawing, type Guide, PlaceDrawing, SplitDrawing } from './drawings.tsx';
import s from './export-guide.module.css';

type Messages = typeof howToExport;
export type GuidePlatform = keyof Messages['guides'];

/** Four steps with drawings: dates, split by day, columns, download. */
export function ExportSteps({ platform, t }: { platform: GuidePlatform; t: Messages }) {
  const { place, split, columns, download } = t.guides[platform];
  return (
    <ol className={s.steps}>
      <Step step={place} drawing={<PlaceDrawing step={place} t={t.drawings} />} />
      <Step step={split} drawing={<SplitDrawing step={split} t={t.drawings} />} />
      <Step step={columns} drawing={<ColumnsDrawing step={columns} t={t.drawings} />} />
      <Step step={download} drawing={<DownloadDrawing step={download} t={t.drawings} />} />
    </ol>
  );
}

function Step({ step, drawing }: { step: { title: string; text: string }; drawing: React.ReactNode }) {
  return (
    <li>
      <div>
        <h3>{step.title}</h3>
        <p>
          {step.text.split('*').map((part, i) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat
            i % 2 === 1 ? <b key={i}>{part}</b> : <Fragment key={i}>{part}</Fragment>,
          )}
        </p>
      </div>
      {drawing}
    </li>
  );
}

/** The steps without drawings, to send to someone. */
export function stepsAsText(heading: string, guide: Guide): string {
  const steps = [guide.place, guide.split, guide.columns, guide.download];
  return [
    heading,
    ...steps.map(({ title, text }, i) => `${i + 1}. ${title}. ${text.replaceAll('*', '')}`),
  ].join('\n\n');
}
