import { settings } from '../../../content/settings.ts';
import { Island } from '../island.tsx';
import { useMessages } from '../page.tsx';
import s from './chat.module.css';
import { island as supportForm } from './support-form.island.tsx';

/** The floating button and its panel. The form inside costs no script until the panel opens. */
export function Chat() {
  const { chat, support } = useMessages().layout;
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
      <div className={s.panel} id="chat" popover="auto" role="dialog" aria-labelledby="chat-title">
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
        <Island of={supportForm} when="open" props={{ words: support, email: settings.email }} />
      </div>
    </>
  );
}
