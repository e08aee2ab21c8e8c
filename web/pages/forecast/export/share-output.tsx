import { useId, useState } from 'react';
import button from '../../../ui/button.module.css';
import { shareUrl } from '../model/share-link.ts';
import type { ExportableMetric } from '../text/shown-metric.ts';
import s from './forecast-exports.module.css';

interface Props extends ExportableMetric {
  /** The weeks before Today, if it was moved. */
  movedTo: number | undefined;
  /** Opens the dialog that makes the card. */
  openCard: () => Promise<void>;
}

/** A card about a past forecast, or a link with weekly totals. */
export function ShareOutput({ result, messages, movedTo, openCard }: Props) {
  const { share: t, deck } = messages.outputs;
  const id = useId();
  const [status, setStatus] = useState('');

  async function copyLink(): Promise<void> {
    const link = await shareUrl(result, location.origin + location.pathname, movedTo);
    if (link === null) setStatus(t.large);
    else
      await navigator.clipboard.writeText(link).then(
        () => setStatus(t.copied),
        () => {},
      );
  }
  function makeCard(): void {
    setStatus('');
    openCard().catch(() => setStatus(deck.failed));
  }

  return (
    <div role="group" aria-labelledby={id} className={s.picture}>
      <b id={id}>{t.title}</b>
      <span>{t.text}</span>
      <div className={s.formats}>
        <button type="button" className={`${button.button} ${button.ghost}`} onClick={makeCard}>
          {t.card}
        </button>
        <button type="button" className={`${button.button} ${button.ghost}`} onClick={() => void copyLink()}>
          {t.link}
        </button>
      </div>
      <p role="status">{status}</p>
    </div>
  );
}
