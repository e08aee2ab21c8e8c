import { useMemo } from 'react';
import type { Outlook } from '../../../../forecast/outlook.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import type { StateParts } from '../use-lazy-parts.ts';
import { findStates } from './find-states.ts';

/** Including the one on duplicates. */
const maxBoxes = 2;

interface Shown extends Pick<ShownMetric, 'result' | 'messages' | 'numbers'> {
  outlook: Outlook | undefined;
}

/** The account's unusual states: the first ones as boxes, the rest as notes on the file. */
export function useAccountStates(
  { result, outlook, messages, numbers }: Shown,
  states: StateParts | undefined,
  hasRepeats: boolean,
) {
  const found = useMemo(() => (outlook ? findStates(result, outlook) : []), [result, outlook]);
  const count = hasRepeats ? maxBoxes - 1 : maxBoxes;
  const lines = states
    ? found
        .slice(count)
        .map((state) => states.describeState(state, { result, messages, numbers, states: states.messages }))
    : [];
  return { boxes: found.slice(0, count), lines };
}
