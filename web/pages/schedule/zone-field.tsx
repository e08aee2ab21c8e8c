import { clock, gmtLabel, gmtOffsets, timeSlots } from '../../../contract/meeting.ts';
import { Field, type FieldProps } from '../../ui/form/field.tsx';
import type { Choice } from './choice.ts';
import type { OwnClock } from './own-clock.ts';
import { fillIn, type ScheduleWords } from './words.ts';

interface Props extends FieldProps {
  words: ScheduleWords;
  choice: Choice;
  /** The visitor's own, once the script knows it. */
  own: OwnClock | undefined;
}

/** The time zones from first to last. Until the script has come none is chosen: a wrong one would be worse. */
export function ZoneField({ words, choice, own, ...field }: Props) {
  return (
    <Field {...field} hint={hintOf(words, choice, own)}>
      {({ defaultValue: _none, ...control }) => (
        // Without a default of React's: what was chosen before the script came stays chosen.
        <select {...control}>
          {own === undefined && <option value="">{words.timeZones.choose}</option>}
          {gmtOffsets.map((offset) => (
            <option key={offset} value={offset}>
              {labelOf(offset, own, words)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function labelOf(offset: number, own: OwnClock | undefined, { timeZones }: ScheduleWords): string {
  const zone = gmtLabel(offset);
  if (offset !== own?.nearest) return zone;
  return fillIn(own.exact === own.nearest ? timeZones.yours : timeZones.nearest, { zone });
}

/** Whoever lives between the whole hours is told what their clock will show. */
function hintOf({ hints }: ScheduleWords, { time, offset }: Choice, own: OwnClock | undefined): string {
  if (own === undefined || own.exact === own.nearest || offset !== own.nearest) return hints.timeZone;
  const here = time || timeSlots[0];
  const [hours = 0, minutes = 0] = here.split(':').map(Number);
  const there = clock((hours + own.exact - offset) * 60 + minutes);
  return fillIn(hints.otherClock, { zone: gmtLabel(own.exact), here, there });
}
