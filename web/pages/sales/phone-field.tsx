import { maxLengths } from '../../../contract/clean-text.ts';
import { firstPhoneCountry } from '../../../contract/sales.ts';
import { Field, type FieldProps } from '../../ui/form/field.tsx';
import type { Option } from '../../ui/form/radio-group.tsx';
import { Options } from '../../ui/form/select.tsx';
import s from './phone-field.module.css';

/** Country and number in one control. */
export function PhoneField({
  country,
  countries,
  ...field
}: FieldProps & { country: Pick<FieldProps, 'name' | 'label' | 'value'>; countries: readonly Option[] }) {
  const chosen = country.value ?? firstPhoneCountry;
  return (
    <Field {...field} max={maxLengths.line}>
      {(control) => (
        <div className={s.phone}>
          <select
            key={chosen}
            name={country.name}
            aria-label={country.label}
            autoComplete="country"
            defaultValue={chosen}
          >
            <Options options={countries} />
          </select>
          <input type="tel" autoComplete="tel" {...control} />
        </div>
      )}
    </Field>
  );
}
