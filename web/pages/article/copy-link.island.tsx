import { type MouseEvent, useState } from 'react';
import button from '../../ui/button.module.css';
import { defineIsland } from '../../ui/island-definition.ts';
import t from '../../ui/text.module.css';
import s from './copy-link.module.css';

interface Props {
  url: string;
  messages: { link: string; done: string };
}

/** Copies the URL. Without script, or if copying is denied, it shows the URL instead. */
function CopyLink({ url, messages }: Props) {
  const [isCopied, setCopied] = useState(false);
  async function copy(event: MouseEvent<HTMLElement>) {
    const details = event.currentTarget.parentElement as HTMLDetailsElement;
    if (details.open) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      details.open = true;
    }
  }
  return (
    <>
      <details className={s.copy}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers treat it as a button */}
        <summary className={`${button.button} ${button.ghost}`} onClick={copy}>
          {isCopied ? messages.done : messages.link}
        </summary>
        <input readOnly value={url} aria-label={messages.link} />
      </details>
      <span role="status" className={t.hidden}>
        {isCopied && messages.done}
      </span>
    </>
  );
}

export const island = defineIsland('copy-link', CopyLink);
