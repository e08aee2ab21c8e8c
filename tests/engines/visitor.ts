import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { eventually } from '../../server/testing/eventually.ts';
import type { Engine } from './engine.ts';

/** The keys without a character, by their code points in WebDriver. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const fewFrames = 50;

interface Point {
  x: number;
  y: number;
}

/**
 * A visitor's actions, in any engine. They apply to visible elements that match a selector, and a text or label if
 * given; everything waits for its element.
 */
export function createVisitor(engine: Engine) {
  const texts = async (selector: string, text?: string) => (await engine.call(lookFor, selector, text)).texts;

  async function see(selector: string, text?: string): Promise<void> {
    await eventually(async () => expect(await texts(selector, text), `${selector} ${text}`).not.toEqual([]));
  }

  /** The center of an element that has stopped moving. */
  async function findCenter(selector: string, text?: string): Promise<Point> {
    const scrollToIt = true;
    return eventually(async () => {
      const before = await engine.call(lookFor, selector, text, scrollToIt);
      await delay(fewFrames);
      const { centre, problem } = await engine.call(lookFor, selector, text, scrollToIt);
      if (!centre) throw new Error(`${selector} ${text ?? ''} ${problem}`);
      expect(centre).toEqual(before.centre);
      return centre;
    });
  }

  function point(...actions: object[]): Promise<void> {
    return engine.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  function type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  async function click(selector: string, text?: string): Promise<void> {
    await point({ type: 'pointerMove', ...(await findCenter(selector, text)) }, down, up);
  }

  return {
    texts,
    see,
    click,
    type,
    async gone(selector: string, text?: string): Promise<void> {
      await eventually(async () => expect(await texts(selector, text)).toEqual([]));
    },
    press: (key: keyof typeof keys) => type(keys[key]),
    /** Replaces the content of a field. */
    async fill(selector: string, text: string): Promise<void> {
      await click(selector);
      await engine.call((at) => document.querySelector<HTMLInputElement>(at)?.select(), selector);
      await type(text);
    },
    async hover(selector: string): Promise<void> {
      await point({ type: 'pointerMove', ...(await findCenter(selector)) });
    },
    /** Presses on an element as soon as it appears, and releases further to the right or left. */
    async drag(selector: string, distance: number): Promise<void> {
      const { x, y } = await findCenter(selector);
      const steps = [0.25, 0.5, 0.75, 1].map((part) => ({
        type: 'pointerMove',
        x: Math.round(x + part * distance),
        y,
      }));
      await point({ type: 'pointerMove', x, y }, down, ...steps, up);
    },
    attribute: (selector: string, name: string) =>
      engine.call((at, of) => document.querySelector(at)?.getAttribute(of) ?? null, selector, name),
    /** A computed style of the first element. */
    style: (selector: string, property: string) =>
      engine.call(
        (at, of) => getComputedStyle(document.querySelector(at) ?? document.body).getPropertyValue(of),
        selector,
        property,
      ),
    value: (selector: string) =>
      engine.call((at) => document.querySelector<HTMLInputElement>(at)?.value ?? null, selector),
    isFocused: (selector: string) =>
      engine.call((at) => document.activeElement?.matches(at) ?? false, selector),
    url: async () => new URL(await engine.call(() => location.href)),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };

/** Runs in the page. */
function lookFor(selector: string, text?: string, scrollToIt?: boolean) {
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(
      ({ ariaLabel, innerText }) => !text || [ariaLabel, innerText].some((name) => name?.includes(text)),
    );
  const texts = found.map(({ innerText }) => innerText);
  const [first] = found;
  if (!first || !scrollToIt) return { texts, problem: 'is not visible' };
  first.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = first.getBoundingClientRect();
  const centre = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(centre.x, centre.y);
  const isMoving = document
    .getAnimations()
    .some((each) => each instanceof CSSTransition && (each.effect as KeyframeEffect).target?.contains(first));
  if (document.readyState !== 'complete') return { texts, problem: 'is on a page that is loading' };
  if (isMoving) return { texts, problem: 'moves' };
  if (!first.contains(hit)) return { texts, problem: `is covered by ${hit?.outerHTML}` };
  return { texts, centre };
}
