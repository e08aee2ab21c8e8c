import { matchedPart } from '../../ui/combobox/matched-part.ts';
import { listId, optionId } from '../../ui/combobox/suggestion-list.tsx';
import type { Country } from './countries.ts';
import s from './country-list.module.css';

/** The countries below the field, each with the number of its jobs, or a word on why there are none. */
export function CountryList(props: {
  id: string;
  label: string;
  /** Shown where the list is empty. */
  notice: string;
  countries: readonly Country[];
  typed: string;
  active: number;
  countOf: (code: string) => number;
  onChoose: (code: string) => void;
}) {
  const { id, label, notice, countries } = props;
  if (countries.length === 0) {
    return (
      <p aria-hidden="true" className={`${s.menu} ${s.notice}`}>
        {notice}
      </p>
    );
  }
  return (
    <div
      id={listId(id)}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={s.menu}
      // Or the field would lose the focus before the click lands.
      onMouseDown={(event) => event.preventDefault()}
    >
      {countries.map(({ code, name }, index) => {
        const [before, match, after] = matchedPart(name, props.typed);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field
          <div
            key={code}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === props.active}
            onClick={() => props.onChoose(code)}
          >
            <span>
              {before}
              <b>{match}</b>
              {after}
            </span>
            <i>{props.countOf(code)}</i>
          </div>
        );
      })}
    </div>
  );
}
