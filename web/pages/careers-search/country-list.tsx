import { Listbox } from '../../ui/combobox/listbox.tsx';
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
  if (props.countries.length === 0) {
    return (
      <p aria-hidden="true" className={s.notice}>
        {props.notice}
      </p>
    );
  }
  return (
    <Listbox
      id={props.id}
      label={props.label}
      className={s.countries}
      options={props.countries}
      nameOf={({ name }) => name}
      asideOf={({ code }) => <i>{props.countOf(code)}</i>}
      typed={props.typed}
      active={props.active}
      onChoose={({ code }) => props.onChoose(code)}
    />
  );
}
