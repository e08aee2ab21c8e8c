import {
  type ComponentType,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { formatter } from '../../../content/format.ts';
import { localDay } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { useWeekHandle } from '../../ui/charts/use-week-handle.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import t from '../../ui/text.module.css';
import { Chevron } from './chevron.tsx';
import s from './move-today.module.css';
import { MovedLegend, MovedPlan, MovedPlot, nameWeeks, type Shown, type Speech } from './moved-today.tsx';
import { useGrip, useHero, useKeptEvents, useLine } from './use-hero.ts';
import { columns, maxWeeksBack, realToday, viewAt } from './view.ts';

interface Props {
  locale: Locale;
  /** The text of the flag on the real date. */
  today: string;
}

const announceAfterMs = 400;

/** The real date is centred on its line, or next to the flag if that is nearer. */
const flagFromLine = `(var(--t) - ${realToday}) * var(--wk)`;
const rightOfFlag = `translateX(max(-50%, ${flagFromLine} + 64px))`;
const leftOfFlag = `translateX(min(-50%, ${flagFromLine} - 64px - 100%))`;

/** The flag of Today as a slider. Where it is moved, the hero's chart and plan are drawn as of that date. */
function MoveToday({ locale, today }: Props) {
  const [at, setAt] = useState(realToday);
  const [isTouched, setTouched] = useState(false);
  const flag = useRef<HTMLButtonElement>(null);
  const hero = useHero();
  const speech = useSpeech(locale);
  const line = useLine(hero, at, isTouched);
  const { dragProps, sliderProps } = useWeekHandle({
    at,
    min: maxWeeksBack,
    max: columns,
    real: realToday,
    columns,
    onMove(to) {
      setAt(to);
      setTouched(true);
    },
    ...line,
  });
  const shown = useMemo(
    () => speech && { view: viewAt(at), names: nameWeeks(speech, at), ...speech },
    [speech, at],
  );
  // The chart first, then what is around it, so that no single week takes long.
  const settled = useDeferredValue(shown);
  const chart = useMemo(
    () => hero && shown && <Region in={hero.plot} part={MovedPlot} shown={shown} />,
    [hero, shown],
  );
  const around = useMemo(
    () =>
      hero &&
      settled && (
        <>
          <Region in={hero.legend} part={MovedLegend} shown={settled} />
          <Region in={hero.plan} part={MovedPlan} shown={settled} />
        </>
      ),
    [hero, settled],
  );
  const names = shown?.names;
  const isMoved = at !== realToday;
  useGrip(hero, dragProps);
  useKeptEvents(hero, flag);
  const announcement = useDelayed(isTouched ? names?.announcement : undefined, announceAfterMs);

  return (
    <>
      {isMoved && names && (
        <button
          type="button"
          className={s.real}
          style={{ transform: at < realToday ? rightOfFlag : leftOfFlag }}
          aria-label={names.goBack}
          onClick={() => {
            setAt(realToday);
            flag.current?.focus();
          }}
        >
          {names.realDay}
        </button>
      )}
      <button
        {...{ ...sliderProps, 'aria-valuetext': names?.value ?? today }}
        ref={flag}
        type="button"
        className={s.flag}
        data-handle=""
        aria-label={today}
      >
        <Chevron to="left" />
        {isMoved && names ? names.day : today}
        <Chevron to="right" />
      </button>
      <p className={t.hidden} role="status">
        {announcement}
      </p>
      {chart}
      {around}
    </>
  );
}

/**
 * A part of the hero as of another date, in place of the one at rest. It is there at rest too, but hidden, so that it need
 * not be built while the flag is dragged.
 */
function Region(props: { in: HTMLElement; part: ComponentType<Shown>; shown: Shown }) {
  const { in: region, part: Part, shown } = props;
  const isMoved = shown.view.at !== realToday;
  useLayoutEffect(() => void region.toggleAttribute('data-moved', isMoved), [region, isMoved]);
  return createPortal(<Part {...shown} />, region);
}

/** Loads messages with the script, to keep the page small. */
function useSpeech(locale: Locale): Speech | undefined {
  const [speech, setSpeech] = useState<Speech>();
  useEffect(() => {
    import(`../../../content/messages/${locale}/home.ts`).then(
      ({ home }) =>
        startTransition(() => setSpeech({ messages: home, format: formatter(locale), today: localDay() })),
      () => {},
    );
  }, [locale]);
  return speech;
}

/** A text once it has stayed the same for a while. */
function useDelayed(text: string | undefined, ms: number): string | undefined {
  const [delayed, setDelayed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return delayed;
}

export const island = defineIsland('move-today', MoveToday);
