import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../../../content/fill.ts';
import type { Filter } from '../../../../forecast/filter-account.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import { minWeeksToForecast } from '../../../../forecast/reports/report.ts';
import button from '../../../ui/button.module.css';
import link from '../../../ui/link-button.module.css';
import { metricKey } from '../model/metric-key.ts';
import type { ForecastResult } from '../model/result.ts';
import type { SegmentOptions } from '../model/segments.ts';
import plan from '../parts/table.module.css';
import type { AccountFormat } from '../text/account-format.ts';
import {
  dimensionName,
  filterStatusText,
  metricOfShares,
  type SegmentMessages,
  valueName,
} from '../text/segment-messages.ts';
import s from './filters.module.css';

interface Props {
  choices: SegmentOptions;
  filters: readonly Filter[];
  /** The filters of `result`, and whether the requested ones keep too little. */
  applied: readonly Filter[];
  isRefused: boolean;
  whole: ForecastResult;
  result: ForecastResult;
  outlook: Outlook;
  messages: SegmentMessages;
  numbers: AccountFormat;
  onChange: (filters: Filter[]) => void;
}

const order = ['country', 'device', 'audience', 'campaign', 'network', 'group'];

/** A chip for each dimension: dashed if it can be added, solid while it is on. */
export function Filters(props: Props) {
  const { choices, filters, messages, numbers, result, outlook, onChange } = props;
  const metric = metricKey(metricOfShares(result, outlook));
  const [open, setOpen] = useState<number>();
  const group = useRef<HTMLDivElement>(null);
  const chips = choices.dimensions
    .map((dimension, index) => ({ ...dimension, index }))
    .filter(({ values }) => values.length > 1)
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));

  function focusChip(index: number): void {
    group.current?.querySelector<HTMLElement>(`[data-chip="${index}"]`)?.focus();
  }
  function apply(index: number, values: number[]): void {
    const others = choices.canCombine ? filters.filter(({ dimension }) => dimension !== index) : [];
    onChange(values.length > 0 ? [...others, { dimension: index, values }] : others);
    setOpen(undefined);
    focusChip(index);
  }

  return (
    <div ref={group} className={s.filters} role="group" aria-label={messages.filters}>
      {chips.map((dimension) => {
        const { index } = dimension;
        const filter = filters.find((each) => each.dimension === index);
        const kept = filter?.values.map((place) => valueName(dimension.values[place], messages)) ?? [];
        const isOpen = open === index;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: leaving the chip and its menu closes the menu
          <div
            key={index}
            className={s.chip}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !isOpen) return;
              event.preventDefault();
              setOpen(undefined);
              focusChip(index);
            }}
          >
            <span className={filter ? s.on : s.add}>
              <button
                type="button"
                data-chip={index}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? undefined : index)}
              >
                {filter ? (
                  `${dimensionName(dimension, messages)}: ${kept.join(', ')}`
                ) : (
                  <>
                    <span aria-hidden="true">+</span> {dimensionName(dimension, messages)}
                  </>
                )}
              </button>
              {filter && (
                <button
                  type="button"
                  aria-label={fill(messages.dimensions[dimension.name].remove, { label: dimension.label })}
                  onClick={() => apply(index, [])}
                >
                  ×
                </button>
              )}
            </span>
            {isOpen && (
              <Menu
                {...{ dimension, metric, messages, numbers }}
                kept={filter?.values ?? []}
                hint={!choices.canCombine && filters.length > 0 && !filter ? messages.instead : undefined}
                onApply={(values) => apply(index, values)}
                onClose={() => setOpen(undefined)}
              />
            )}
          </div>
        );
      })}
      <p role="status">{filterStatusText(props, props, messages, numbers)}</p>
    </div>
  );
}

interface MenuProps {
  dimension: SegmentOptions['dimensions'][number];
  kept: readonly number[];
  metric: string;
  hint: string | undefined;
  messages: SegmentMessages;
  numbers: AccountFormat;
  onApply: (values: number[]) => void;
  onClose: () => void;
}

function Menu({ dimension, kept, metric, hint, messages, numbers, onApply, onClose }: MenuProps) {
  const [chosen, setChosen] = useState<readonly number[]>(kept);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus(), []);
  // A click on an empty area does not move focus: no blur event.
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (!form.current?.closest('[role=dialog]')?.parentElement?.contains(target as Node)) onClose();
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [onClose]);

  const { values } = dimension;
  const texts = messages.dimensions[dimension.name];
  const short = values.filter(({ weeks }) => weeks < minWeeksToForecast);
  const [first] = short;
  const few =
    short.length > 1
      ? fill(messages.tooFewAll, { min: minWeeksToForecast })
      : first &&
        fill(numbers.counted(messages.tooFew, first.weeks), {
          name: valueName(first, messages),
          n: first.weeks,
          min: minWeeksToForecast,
        });
  const isAll = chosen.length === 0 || chosen.length === values.length - short.length;

  function submit(event: FormEvent): void {
    event.preventDefault();
    onApply(isAll && short.length === 0 ? [] : [...chosen].sort((a, b) => a - b));
  }

  return (
    <div className={s.menu} role="dialog" aria-label={dimensionName(dimension, messages)}>
      <form ref={form} onSubmit={submit}>
        <div className={s.values}>
          {values.map((value, place) => {
            const isShort = value.weeks < minWeeksToForecast;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is what is chosen
              <label key={place}>
                <input
                  type="checkbox"
                  checked={chosen.includes(place)}
                  disabled={isShort}
                  aria-describedby={isShort ? 'filter-few' : undefined}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, place] : chosen.filter((each) => each !== place))
                  }
                />
                <span>{valueName(value, messages)}</span>
                <i>
                  {isShort
                    ? fill(numbers.counted(messages.weeks, value.weeks), { n: value.weeks })
                    : numbers.share(value.shares[metric] ?? 0)}
                </i>
              </label>
            );
          })}
        </div>
        {few && (
          <p id="filter-few" className={plan.small}>
            {few}
          </p>
        )}
        {hint && <p className={plan.small}>{hint}</p>}
        <div className={s.actions}>
          <button type="submit" className={button.button} disabled={chosen.length === 0}>
            {fill(numbers.counted(texts.show, chosen.length), { n: numbers.whole(chosen.length) })}
          </button>
          <button type="button" className={link.link} onClick={() => onApply([])}>
            {texts.all}
          </button>
        </div>
      </form>
    </div>
  );
}
