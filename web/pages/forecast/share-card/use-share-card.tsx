import { type ReactNode, useCallback, useState } from 'react';
import type { Locale } from '../../../../contract/locales.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import { earlierHorizon, metricsBehind } from '../model/moved-today.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import type { useForecaster } from '../worker/use-forecaster.ts';
import type { ShareMessages } from './share-card.ts';
import type { ShareCardDialog } from './share-card-dialog.tsx';

interface Shown extends Omit<ShownMetric, 'outlook'> {
  outlook: Outlook | undefined;
  locale: Locale;
  kept: string;
  movedTo: number | undefined;
}

interface OpenCard {
  Dialog: typeof ShareCardDialog;
  t: ShareMessages;
  /** The view for which it was opened. */
  view: number;
}

/** The dialog that makes the share card, loaded when it is opened. Opening rejects if that fails. */
export function useShareCard(
  shown: Shown,
  { view, card, lookBack }: ReturnType<typeof useForecaster>,
): { dialog: ReactNode; openCard: () => Promise<void> } {
  const [open, setOpen] = useState<OpenCard>();
  const { result, outlook, locale } = shown;
  const openCard = useCallback(async () => {
    const [{ ShareCardDialog: Dialog }, { forecastShare: t }] = await Promise.all([
      import('./share-card-dialog.tsx'),
      import(`../../../../content/messages/${locale}/forecast-share.ts`) as Promise<{
        forecastShare: ShareMessages;
      }>,
    ]);
    setOpen({ Dialog, t, view });
  }, [locale, view]);
  const dialog = open && outlook && open.view === view && (
    <open.Dialog
      {...shown}
      outlook={outlook}
      t={open.t}
      earlier={card}
      onAsk={(start) =>
        lookBack(
          'card',
          start,
          metricsBehind(result, outlook),
          result.weeks,
          earlierHorizon(result, outlook, start),
        )
      }
      onClose={() => setOpen(undefined)}
    />
  );
  return { dialog, openCard };
}
