import { useId, useState } from 'react';
import button from '../../../ui/button.module.css';
import { downloadFile } from '../../../ui/download-file.ts';
import { findHeadline, headlineText } from '../text/headline.ts';
import type { ExportableMetric } from '../text/shown-metric.ts';
import s from './forecast-exports.module.css';

/** The chart as a self-explanatory picture. */
export function PictureOutput(props: ExportableMetric) {
  const { result, outlook, messages, numbers } = props;
  const { picture: t } = messages.outputs;
  const id = useId();
  const [isFailed, setFailed] = useState(false);

  async function download(type: 'png' | 'svg'): Promise<void> {
    setFailed(false);
    try {
      const { chartPicture, renderPng, withFonts } = await import('./chart-image.ts');
      const title = headlineText(findHeadline(result, outlook, messages, props.states, numbers));
      const svg = await withFonts(chartPicture({ ...props, title }));
      downloadFile(
        `forecast.${type}`,
        type === 'png' ? await renderPng(svg) : new Blob([svg], { type: 'image/svg+xml' }),
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
      <p role="status">{isFailed && messages.outputs.deck.failed}</p>
    </div>
  );
}
