import { Listbox } from '../../ui/combobox/listbox.tsx';
import { fold } from '../../ui/combobox/matched-part.ts';
import type { Country } from './countries.ts';
import s from './country-picker.module.css';

/** The countries with their numbers of jobs, or a notice. */
export function CountryList(props: {
  id: string;
  label: string;
  /** Shown when the list is empty. */
  notice: string;
  countries: readonly Country[];
  typed: string;
  active: number;
  getCount: (code: string) => number;
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
      getName={({ name }) => name}
      renderAside={({ code }) => <i>{props.getCount(code)}</i>}
      typed={props.typed}
      active={props.active}
      onChoose={({ code }) => props.onChoose(code)}
    />
  );
}

/** Common abbreviations besides the ISO code. */
const otherLetters: Record<string, string> = { GB: 'uk', US: 'usa' };

/**
 * Matching countries, ignoring accents and case: by code, by the start of the name, by the start of a word. Only if
 * there are none: by the start of the name in another language, and then inside a word.
 */
export function findCountries(countries: readonly Country[], typed: string): Country[] {
  const wanted = fold(typed.trim());
  const byRank: [Country[], Country[], Country[], Country[], Country[]] = [[], [], [], [], []];
  for (const country of countries) byRank[rankCountry(country, wanted)]?.push(country);
  const [letters, starts, words, elsewhere, inside] = byRank;
  const likely = [...letters, ...starts, ...words];
  return [likely, elsewhere, inside].find((found) => found.length > 0) ?? [];
}

function rankCountry({ code, name, otherNames }: Country, wanted: string): number {
  const folded = fold(name);
  if (fold(code) === wanted || otherLetters[code] === wanted) return 0;
  if (folded.startsWith(wanted)) return 1;
  if (folded.split(/[\s,'’(-]/).some((word) => word.startsWith(wanted))) return 2;
  if (otherNames.some((other) => fold(other).startsWith(wanted))) return 3;
  return folded.includes(wanted) ? 4 : 5;
}
