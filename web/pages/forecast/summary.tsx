import { useState } from 'react';
import s from './forecaster.module.css';
import type { Words } from './words.ts';

/** The summary speaks for itself in a mail, so it can be copied. */
export function Summary({
  sentences,
  words,
  canCopy,
  onBack,
}: {
  sentences: string[];
  words: Words;
  canCopy: boolean;
  /** From a moved Today to the real one. */
  onBack?: { label: string; go: () => void } | undefined;
}) {
  const [first, ...rest] = sentences;
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={s.summary}>
      <p>
        <b>{first}</b> {rest.join(' ')}
      </p>
      <div>
        {onBack && (
          <button type="button" onClick={onBack.go}>
            {onBack.label}
          </button>
        )}
        {canCopy && (
          <button
            type="button"
            onClick={() =>
              void navigator.clipboard.writeText(sentences.join(' ')).then(
                () => setCopied(true),
                () => {},
              )
            }
          >
            {isCopied ? words.summary.copied : words.summary.copy}
          </button>
        )}
      </div>
    </div>
  );
}
