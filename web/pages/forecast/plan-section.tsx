import { useEffect, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { responseOf } from '../../../forecast/response.ts';
import { Budget } from './budget.tsx';
import type { Numbers } from './numbers.ts';
import { changesOf, type PlanMonth, type Planning, plannedResult, planningOf, planOf } from './plan.ts';
import s from './plan-section.module.css';
import type { Result } from './result.ts';
import { Section } from './section.tsx';
import type { PlanWords } from './words.ts';

interface Props {
  result: Result;
  /** The account that was shown before this one. */
  previous: Result | undefined;
  words: PlanWords;
  numbers: Numbers;
  /** What the weeks say that are not shown, if any. */
  locked: string | undefined;
  /** With what to expect of the account if the plan is kept; with nothing if there is no plan. */
  onPlan: (planned: Result | undefined) => void;
}

/** The coming weeks by month, what changes with their spend, and what changed since the last export. */
export function PlanSection(props: Props) {
  const planning = planningOf(props.result);
  return planning && <Plan {...props} planning={planning} />;
}

function Plan({
  result,
  previous,
  words,
  numbers,
  locked,
  onPlan,
  planning,
}: Props & { planning: Planning }) {
  const [planned, setPlanned] = useState<Record<string, number>>({});
  const [isMonthly, setMonthly] = useState(false);
  const fitted = responseOf(planning.spend.values, planning.conversions.values);
  const response = fitted?.isAssumed ? undefined : fitted;
  const changes = changesOf(result.weeks, planning, response, planned);
  const months = planOf(result.weeks, planning, changes);
  const { head } = words;
  const amount = (n: number) => numbers.value('spend', n);

  function plan(month: string, wish: number | undefined): void {
    const { [month]: _, ...others } = planned;
    setPlanned(wish === undefined ? others : { ...others, [month]: wish });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another plan is made
  useEffect(() => {
    onPlan(Object.keys(planned).length > 0 ? plannedResult(result, changes) : undefined);
    return () => onPlan(undefined);
  }, [planned, result]);

  return (
    <>
      <Section id="plan" title={words.title} lede={<p>{response ? words.lede : words.fixed}</p>}>
        <div className={s.switch}>
          <button type="button" aria-pressed={!isMonthly} onClick={() => setMonthly(false)}>
            {words.weeks}
          </button>
          <button type="button" aria-pressed={isMonthly} onClick={() => setMonthly(true)}>
            {words.months}
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <div className={s.scroll} role="group" tabIndex={0} aria-label={words.title}>
          <table className={s.table}>
            <thead>
              <tr>
                {[head.week, head.spend, ...(planning.clicks ? [head.clicks] : [])].map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
                <th scope="col">{head.conversions}</th>
                <th scope="col">{head.range}</th>
                <th scope="col">{head.cpa}</th>
              </tr>
            </thead>
            {months.map((month) => (
              <tbody key={month.month}>
                <tr className={s.month}>
                  <th scope="row">
                    {numbers.longMonth(month.day)} <small>{weeksOf(month)}</small>
                  </th>
                  <td data-label={head.spend}>
                    {response ? (
                      <SpendField
                        key={planned[month.month] ?? 'pace'}
                        label={fill(words.spendOf, { month: numbers.longMonth(month.day) })}
                        value={month.spend}
                        onChange={(wish) => plan(month.month, wish)}
                      />
                    ) : (
                      amount(month.spend)
                    )}
                  </td>
                  <Figures row={month} {...{ words, numbers }} />
                </tr>
                {!isMonthly &&
                  month.weeks.map((week) => (
                    <tr key={week.day} className={week.isMeasured ? s.measured : undefined}>
                      <th scope="row">
                        {numbers.week(week.day)} <small>{numbers.days(week.day)}</small>
                        {week.isMeasured && <small>{words.measured}</small>}
                      </th>
                      <td data-label={head.spend}>{amount(week.spend)}</td>
                      <Figures row={week} {...{ words, numbers }} isMeasured={week.isMeasured} />
                    </tr>
                  ))}
              </tbody>
            ))}
          </table>
        </div>
        {locked && <p className={s.locked}>{locked}</p>}
        <div className={s.notes} role="status">
          {months.flatMap((month) => (planned[month.month] === undefined ? [] : paceOf(month)))}
        </div>
        {Object.keys(planned).length > 0 && (
          <button type="button" className={s.link} onClick={() => setPlanned({})}>
            {words.reset}
          </button>
        )}
        <Since {...{ previous, months, words, numbers }} />
        <p className={s.small}>{words.note}</p>
      </Section>
      <Budget
        {...{ planning, fitted, words, numbers }}
        onUse={(perWeek) => {
          const [first] = months;
          if (!first) return;
          const ahead = first.weeks.filter(({ isMeasured }) => !isMeasured).length;
          plan(first.month, first.spent + perWeek * ahead);
          document.querySelector('#plan')?.scrollIntoView();
        }}
      />
    </>
  );

  /** `W45–W49`: the last month may not be whole. */
  function weeksOf({ weeks }: PlanMonth): string {
    const [first, last] = [weeks[0]?.day ?? '', weeks.at(-1)?.day ?? ''].map(numbers.week);
    return first === last ? `${first}` : `${first}–${last}`;
  }
  function paceOf(month: PlanMonth) {
    const wish = planned[month.month] ?? 0;
    const miss = month.paceSpend / wish - 1;
    const names = { month: numbers.longMonth(month.day), amount: amount(month.paceSpend) };
    const sentence = Math.abs(miss) < 0.0005 ? words.onPlan : miss > 0 ? words.over : words.under;
    return [
      <p key={month.month}>
        {fill(sentence, { ...names, share: numbers.share(Math.abs(miss)) })}
        {month.isBeyond && ` ${fill(words.beyond, { amount: amount(month.spend) })}`}
      </p>,
    ];
  }
}

function Figures(props: {
  row: Pick<PlanMonth, 'clicks' | 'conversions' | 'low' | 'high' | 'spend'>;
  words: PlanWords;
  numbers: Numbers;
  isMeasured?: boolean;
}) {
  const { row, numbers } = props;
  const { head } = props.words;
  return (
    <>
      {row.clicks !== null && (
        <td data-label={head.clicks}>{numbers.value('clicks', Math.round(row.clicks))}</td>
      )}
      <td data-label={head.conversions}>
        <b>{numbers.value('conversions', Math.round(row.conversions))}</b>
      </td>
      <td data-label={head.range}>
        {props.isMeasured ? '–' : numbers.range('conversions', Math.round(row.low), Math.round(row.high))}
      </td>
      <td data-label={head.cpa}>
        {row.conversions > 0 ? numbers.value('cpa', row.spend / row.conversions) : '–'}
      </td>
    </>
  );
}

/** Takes effect when it is left or Enter is pressed, so that figures do not jump with each digit. */
function SpendField(props: { label: string; value: number; onChange: (wish: number | undefined) => void }) {
  const [typed, setTyped] = useState<string>();
  function commit(): void {
    if (typed === undefined) return;
    const wish = Number(typed);
    props.onChange(typed.trim() !== '' && Number.isFinite(wish) && wish > 0 ? wish : undefined);
    setTyped(undefined);
  }
  return (
    <input
      type="number"
      inputMode="decimal"
      min="0"
      step="any"
      aria-label={props.label}
      value={typed ?? Math.round(props.value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}

/** What a newer export changed. */
function Since({
  previous,
  months,
  words,
  numbers,
}: {
  previous: Result | undefined;
  months: PlanMonth[];
  words: PlanWords;
  numbers: Numbers;
}) {
  const planning = previous && planningOf(previous);
  if (!planning) return null;
  const before = planOf(previous.weeks, planning, []);
  const changes = months.flatMap((month) => {
    const old = before.find((other) => other.month === month.month);
    if (!old || old.conversions <= 0) return [];
    return fill(words.since.change, {
      month: numbers.longMonth(month.day),
      before: numbers.value('conversions', Math.round(old.conversions)),
      now: numbers.value('conversions', Math.round(month.conversions)),
      share: numbers.signedShare(month.conversions / old.conversions - 1),
    });
  });
  if (changes.length === 0) return null;
  return (
    <div className={s.notes}>
      <p>
        <b>{words.since.title}</b> {changes.join(' ')}
      </p>
    </div>
  );
}
