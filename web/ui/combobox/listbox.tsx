import type { ReactNode } from 'react';
import s from './listbox.module.css';
import { matchedPart } from './matched-part.ts';

export const listId = (field: string) => `${field}-list`;
export const optionId = (field: string, index: number) => `${field}-option-${index}`;

/** The options below a combobox. The keys are pressed in the field, never here. */
export function Listbox<Option>(props: {
  /** Of the field. */
  id: string;
  label: string;
  className?: string | undefined;
  hidden?: boolean;
  options: readonly Option[];
  nameOf: (option: Option) => string;
  /** What stands at the end of an option's line. */
  asideOf?: (option: Option) => ReactNode;
  /** What the options answer to. */
  typed: string;
  /** The option the arrow keys stand on, or -1. */
  active: number;
  onChoose: (option: Option) => void;
}) {
  const { id, className = '' } = props;
  return (
    <div
      id={listId(id)}
      role="listbox"
      tabIndex={-1}
      aria-label={props.label}
      className={`${s.list} ${className}`.trim()}
      hidden={props.hidden}
      // Or the field would lose the focus before the click lands.
      onMouseDown={(event) => event.preventDefault()}
    >
      {props.options.map((option, index) => {
        const name = props.nameOf(option);
        const [before, match, after] = matchedPart(name, props.typed);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={name}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === props.active}
            onClick={() => props.onChoose(option)}
          >
            <span>
              {before}
              <b>{match}</b>
              {after}
            </span>
            {props.asideOf?.(option)}
          </div>
        );
      })}
    </div>
  );
}
