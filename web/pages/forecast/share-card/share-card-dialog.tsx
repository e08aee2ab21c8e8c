import { useEffect, useId, useMemo, useState } from 'react';
import { fill } from '../../../../content/fill.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { minWeeksToForecast } from '../../../../forecast/reports/report.ts';
import { scoreMovedToday, toMovedToday } from '../model/moved-today.ts';
import { ToolDialog } from '../parts/tool-dialog.tsx';
import type { ShownMetric } from '../text/shown-metric.ts';
import type { EarlierForecast } from '../worker/forecast.worker.ts';
import { CardPicture } from './card-picture.tsx';
import {
  chooseCardDate,
  composeShareCard,
  describeMiss,
  describePeriod,
  findCardDates,
  type ShareMessages,
} from './share-card.ts';
import s from './share-card-dialog.module.css';

interface Props extends ShownMetric {
  t: ShareMessages;
  locale: Locale;
  kept: string;
  /** The weeks before Today, if it was moved. */
  movedTo: number | undefined;
  /** The latest requested forecast. */
  earlier: EarlierForecast | undefined;
  /** Requests the forecast made when this many weeks were known. */
  onAsk: (start: number) => void;
  onClose: () => void;
}

/** Makes a card that shows what would have been forecast on a day, and the actual figures since. */
export function ShareCardDialog(props: Props) {
  const { result, outlook, t } = props;
  const dates = useMemo(() => findCardDates(result, outlook), [result, outlook]);
  const first = chooseCardDate(dates, result, props.movedTo);
  return (
    <ToolDialog title={t.title} close={t.close} className={s.dialog} onClose={props.onClose}>
      {first === undefined ? (
        <p>{fill(t.none, { min: minWeeksToForecast })}</p>
      ) : (
        <CardForm {...props} dates={dates} first={first} />
      )}
    </ToolDialog>
  );
}

function CardForm(props: Props & { dates: number[]; first: number }) {
  const { result, outlook, numbers, earlier, t, dates } = props;
  const id = useId();
  const isSample = result.source.kind === 'sample';
  const [start, setStart] = useState(props.first);
  const [isNamed, setNamed] = useState(false);
  const [name, setName] = useState('');
  const [hasNumbers, setNumbers] = useState(true);
  const [hasOutsideDates, setOutsideDates] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another date is chosen
  useEffect(() => props.onAsk(start), [start]);

  const isPending = earlier?.start !== start;
  const found = earlier && !isPending ? toMovedToday(earlier, result, outlook) : undefined;
  const moved = found && found.outlook.mean.length > 0 ? found : undefined;
  const isZero = moved !== undefined && scoreMovedToday(moved).actual === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others do not change while the dialog is open
  const card = useMemo(
    () =>
      moved &&
      composeShareCard({ ...props, moved }, { name: isNamed ? name : '', hasNumbers, hasOutsideDates }),
    [earlier, start, isNamed, name, hasNumbers, hasOutsideDates],
  );
  const day = (week: number) => numbers.day(result.weeks[week] ?? '');

  return (
    <form className={s.form} onSubmit={(event) => event.preventDefault()}>
      <CardPicture card={card} t={t}>
        {isPending ? t.pending : card ? '' : fill(t.unknown, { day: day(start) })}
      </CardPicture>
      <div className={s.options}>
        <div className={s.date}>
          <label htmlFor={`${id}date`}>{t.date.label}</label>
          <select
            id={`${id}date`}
            value={start}
            aria-describedby={`${id}dates`}
            onChange={({ target }) => setStart(Number(target.value))}
          >
            {dates.map((date) => (
              <option key={date} value={date}>
                {fill(t.date.option, { day: day(date), weeks: result.weeks.length - date })}
              </option>
            ))}
          </select>
          <small id={`${id}dates`}>{t.date.hint}</small>
        </div>
        {isSample ? (
          <p className={s.note}>{t.name.sample}</p>
        ) : (
          <Option
            label={t.name.label}
            text={moved ? fill(t.name.text, { line: describePeriod({ ...props, moved }) }) : ''}
            isOn={isNamed}
            onChange={setNamed}
          />
        )}
        {isNamed && (
          <input
            className={s.name}
            aria-label={t.name.field}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <Option
          label={t.numbers.label}
          text={
            isZero
              ? t.numbers.zero
              : moved
                ? fill(t.numbers.text, { share: describeMiss({ moved, numbers }) ?? numbers.share(0) })
                : ''
          }
          isOn={hasNumbers || isZero}
          isFixed={isZero}
          onChange={setNumbers}
        />
        <Option
          label={t.outside.label}
          text={t.outside.text}
          isOn={hasOutsideDates}
          onChange={setOutsideDates}
        />
      </div>
    </form>
  );
}

function Option(props: {
  label: string;
  text: string;
  isOn: boolean;
  isFixed?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={s.option}>
      <input
        id={id}
        type="checkbox"
        checked={props.isOn}
        disabled={props.isFixed}
        aria-describedby={`${id}text`}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      <label htmlFor={id}>{props.label}</label>
      <small id={`${id}text`}>{props.text}</small>
    </div>
  );
}
