import { type ComponentType, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatter } from '../../../content/format.ts';
import { localDay } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { useWeekHandle } from '../../ui/charts/use-week-handle.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import t from '../../ui/text.module.css';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Chevron } from './chevron.tsx';
import s from './move-today.module.css';
import { MovedRuler } from './moved-ruler.tsx';
import { MovedLegend, MovedPlan, MovedPlot, nameWeeks, type Shown, type Speech } from './moved-today.tsx';
import { useGrip, useHero, useKeptEvents, useTouched } from './use-hero.ts';
import { columns, maxWeeksMoved, viewAt } from './view.ts';

interface Props {
  locale: Locale;
  /** The text of the flag on the real date. */
  today: string;
}

const announceAfterMs = 400;

/**
 * The Today flag as a slider. It stays in place: the sheet glides under it, and the hero's chart and plan are drawn as
 * of the selected date.
 */
function MoveToday({ locale, today }: Props) {
  const [moved, setMoved] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const flag = useRef<HTMLButtonElement>(null);
  const hero = useHero();
  const speech = useLoaded(() => loadSpeech(locale));
  useTouched(hero, isTouched);
  const { dragProps, sliderProps } = useWeekHandle({
    at: moved,
    min: -maxWeeksMoved,
    max: maxWeeksMoved,
    real: 0,
    columns,
    onMove(to) {
      setMoved(to);
      setTouched(true);
    },
  });
  const shown = useMemo(() => {
    if (!speech) return;
    const goBack = () => {
      setMoved(0);
      flag.current?.focus();
    };
    return { view: viewAt(moved), names: nameWeeks(speech, moved), goBack, ...speech };
  }, [speech, moved]);
  // The chart first, then everything around it, so that no single week takes long.
  const settled = useDeferredValue(shown);
  const chart = useMemo(
    () =>
      hero &&
      shown && (
        <>
          <MovedRuler {...shown} />
          <Region in={hero.plot} part={MovedPlot} shown={shown} />
        </>
      ),
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
  useGrip(hero, dragProps);
  useKeptEvents(hero, flag);
  const announcement = useDelayed(isTouched ? names?.announcement : undefined, announceAfterMs);

  return (
    <>
      {chart}
      <button
        {...{ ...sliderProps, 'aria-valuetext': names?.value ?? today }}
        ref={flag}
        type="button"
        className={s.flag}
        data-handle=""
        aria-label={today}
      >
        <Chevron to="left" />
        {moved !== 0 && names ? names.day : today}
        <Chevron to="right" />
      </button>
      <p className={t.hidden} role="status">
        {announcement}
      </p>
      {around}
    </>
  );
}

/**
 * A part of the hero drawn by the script. It is rendered, but hidden, before Today is moved, so that the first move is
 * fast.
 */
function Region(props: { in: HTMLElement; part: ComponentType<Shown>; shown: Shown }) {
  const { in: region, part: Part, shown } = props;
  return createPortal(<Part {...shown} />, region);
}

async function loadSpeech(locale: Locale): Promise<Speech> {
  const { home } = await import(`../../../content/messages/${locale}/home.ts`);
  return { messages: home, format: formatter(locale), today: localDay() };
}

/** A text once it has been stable for a while. */
function useDelayed(text: string | undefined, ms: number): string | undefined {
  const [delayed, setDelayed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return delayed;
}

export const island = defineIsland('move-today', MoveToday);
