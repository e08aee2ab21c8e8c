import { useMemo } from 'react';
import type { Outlook } from '../../../../forecast/outlook.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import type { StateParts } from '../use-lazy-parts.ts';
import { findStates } from './find-states.ts';

/** Including those about the file. */
const maxBoxes = 2;

interface Shown extends Pick<ShownMetric, 'result' | 'messages' | 'numbers'> {
  outlook: Outlook | undefined;
}

/** The account's unusual states: the first ones as boxes, the rest as notes on the file. */
export function useAccountStates(
  { result, outlook, messages, numbers }: Shown,
  states: StateParts | undefined,
  /** Boxes about the file, which come first. */
  fileBoxes: number,
) {
  const found = useMemo(() => (outlook ? findStates(result, outlook) : []), [result, outlook]);
  const count = Math.max(0, maxBoxes - fileBoxes);
  const lines = states
    ? found
        .slice(count)
        .map((state) => states.describeState(state, { result, messages, numbers, states: states.messages }))
    : [];
  return { boxes: found.slice(0, count), lines };
}
