import { useCallback, useState } from 'react';
import t from '../../ui/text.module.css';

interface Said {
  id: number;
  text: string;
}

/** How much of what was said stays there for a reader that is still busy. */
const remembered = 4;

/** What is said to who cannot see it: each line is read out, also where two come at once. */
export function useAnnouncer() {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const announce = useCallback((text: string) => {
    setSaid((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text }].slice(-remembered));
  }, []);
  return { said, announce };
}

export function Announcer({ said }: { said: readonly Said[] }) {
  return (
    <div className={t.hidden} role="log">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
