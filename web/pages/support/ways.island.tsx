import { useEffect, useState } from 'react';
import { type WaysMessages, WriteOrTalk } from '../../ui/form/write-or-talk.tsx';
import { defineIsland } from '../../ui/island-definition.ts';
import {
  findSlots,
  type NextCallMessages,
  nextCall,
  type Slot,
  validMs,
} from '../../ui/scheduling/free-slots.ts';

/** Asks when the next call is free, and again once the answer has passed. */
function Ways({ messages, slots: text }: { messages: WaysMessages; slots: NextCallMessages }) {
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const [requests, setRequests] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `requests` goes up when the answer has passed
  useEffect(() => {
    findSlots().then(setSlots, () => setSlots([]));
  }, [requests]);
  useEffect(() => {
    if (!slots[0]) return;
    const timer = setTimeout(() => setRequests((count) => count + 1), validMs(slots));
    return () => clearTimeout(timer);
  }, [slots]);
  return <WriteOrTalk messages={messages} next={nextCall(slots, text)} />;
}

export const island = defineIsland('ways', Ways);
