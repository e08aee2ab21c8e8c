import { useEffect, useState } from 'react';
import { findSlots, type Slot, validMs } from './free-slots.ts';

/** The next free times, requested again once the first has passed. Undefined until the first response. */
export function useNextSlots(): readonly Slot[] | undefined {
  const [slots, setSlots] = useState<readonly Slot[]>();
  const [requests, setRequests] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `requests` goes up when the response has passed
  useEffect(() => {
    findSlots().then(setSlots, () => setSlots([]));
  }, [requests]);
  useEffect(() => {
    if (!slots?.[0]) return;
    const timer = setTimeout(() => setRequests((count) => count + 1), validMs(slots));
    return () => clearTimeout(timer);
  }, [slots]);
  return slots;
}
