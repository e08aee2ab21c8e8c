import { type WaysMessages, WriteOrTalk } from '../../ui/form/write-or-talk.tsx';
import { defineIsland } from '../../ui/island-definition.ts';
import { type NextCallMessages, nextCall } from '../../ui/scheduling/free-slots.ts';
import { useNextSlots } from '../../ui/scheduling/use-next-slots.ts';

/** Says when the next call is free. */
function Ways({ messages, slots: text }: { messages: WaysMessages; slots: NextCallMessages }) {
  const slots = useNextSlots();
  return <WriteOrTalk messages={messages} next={slots && nextCall(slots, text)} />;
}

export const island = defineIsland('ways', Ways);
