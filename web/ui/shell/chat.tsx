import { Island } from '../island.tsx';
import { useHref } from '../link.tsx';
import { usePage } from '../page.tsx';
import s from './chat.module.css';
import { island as supportPanel } from './support-panel.island.tsx';

/** The floating button and its panel. The form's script loads when the panel opens. */
export function Chat() {
  const { locale, messages } = usePage();
  const { chat } = messages.layout;
  const href = useHref();
  return (
    <>
      <button type="button" className={s.button} popoverTarget="chat">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M3 4h18v12H11l-5 4.5V16H3Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
        <span>{chat.open}</span>
      </button>
      <div
        className={s.panel}
        id="chat"
        popover="auto"
        role="dialog"
        aria-labelledby="chat-title"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: where the focus goes when the panel opens
        autoFocus
      >
        <h2 id="chat-title">{chat.title}</h2>
        <p>{chat.hours}</p>
        <button
          type="button"
          className={s.close}
          popoverTarget="chat"
          popoverTargetAction="hide"
          aria-label={chat.close}
        >
          ×
        </button>
        <Island
          of={supportPanel}
          when="interaction"
          props={{
            locale,
            page: href('/support'),
            link: chat.write,
            privacy: { label: messages.layout.footer.privacy, href: href('/Privacy_Policy') },
          }}
        />
      </div>
    </>
  );
}
