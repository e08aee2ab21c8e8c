import { useId, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import button from '../../ui/button.module.css';
import s from './outputs.module.css';
import { save } from './saved-files.ts';
import type { MetricToTake } from './shown-metric.ts';
import { amountOf, lastDayOf } from './words.ts';

/** The chart as a picture that explains itself. */
export function PictureOutput(props: MetricToTake) {
  const { result, outlook, words, numbers } = props;
  const { picture: t } = words.outputs;
  const id = useId();
  const [isFailed, setFailed] = useState(false);

  async function download(type: 'png' | 'svg'): Promise<void> {
    setFailed(false);
    try {
      const { chartPicture, pngOf, withFonts } = await import('./chart-picture.ts');
      const finding = result.source.kind === 'sample' ? words.finding.sample : words.finding.own;
      const title =
        fill(finding.amount, { amount: amountOf(outlook, outlook.total.mean, words, numbers) }) +
        fill(finding.rest, { day: numbers.day(lastDayOf(result, outlook)) });
      const svg = await withFonts(chartPicture({ ...props, title }));
      save(
        `forecast.${type}`,
        type === 'png' ? await pngOf(svg) : new Blob([svg], { type: 'image/svg+xml' }),
      );
    } catch {
      setFailed(true);
    }
  }

  return (
    <div role="group" aria-labelledby={id} className={s.picture}>
      <b id={id}>{t.title}</b>
      <span>{t.text}</span>
      <div className={s.formats}>
        {(['png', 'svg'] as const).map((type) => (
          <button
            key={type}
            type="button"
            className={`${button.button} ${button.ghost}`}
            onClick={() => void download(type)}
          >
            {type.toUpperCase()}
          </button>
        ))}
      </div>
      <p role="status">{isFailed && words.outputs.deck.failed}</p>
    </div>
  );
}
