import { type ReactNode, useEffect, useId, useRef } from 'react';
import s from './tool-dialog.module.css';

interface Props {
  title: string;
  /** The name of the button that closes it. */
  close: string;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the forecaster. It covers a phone's whole screen; `className` places it on wider ones. */
export function ToolDialog({ title, close, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    // Traps the focus, closes with Escape and returns the focus.
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={`${s.dialog} ${className}`} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={s.close} aria-label={close} onClick={() => dialog.current?.close()}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}
