import type { Page } from 'playwright-core';

/** The minimum distance between a line and text, in pixels. */
const minDistance = 2;

/**
 * Finds problems in the hero as currently drawn: text crossed by a line, labels and buttons that overlap, content
 * outside the sheet, and a drawing that does not extend from edge to edge.
 */
export function findHeroProblems(page: Page): Promise<string[]> {
  return page.evaluate((distance) => {
    const problems: string[] = [];
    const region = (name: string) => document.querySelector(`[data-region="${name}"]`) as HTMLElement;
    const plot = region('plot');
    const hero = plot.closest('section') as HTMLElement;
    const chat = document.querySelector('button[popovertarget="chat"]') as HTMLElement;
    const sheet = hero.getBoundingClientRect();
    const week = sheet.width / 26;

    interface Box {
      text: string;
      part: string;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }

    function boxesIn(root: Element, part: string, ink = 0.2): Box[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const boxes: Box[] = [];
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        const text = textContent?.trim() ?? '';
        const isSeen = parent?.checkVisibility({ visibilityProperty: true }) && !parent.closest('table,svg');
        const isHidden = parent && getComputedStyle(parent.closest('p,span,b') ?? parent).clipPath !== 'none';
        if (!text || !isSeen || isHidden) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          // Excludes the space above and below the letters.
          const air = (bottom - top) * ink;
          boxes.push({ text, part, left, right, top: top + air, bottom: bottom - air });
        }
      }
      return boxes;
    }

    function boxAround(element: Element, part: string): Box {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { text: element.textContent?.trim() ?? '', part, left, right, top, bottom };
    }

    const labels = [...plot.querySelectorAll('span')].flatMap((label, i) => boxesIn(label, `label ${i}`));
    const hint = [...hero.querySelectorAll('figure > p')].flatMap((each) => boxesIn(each, 'hint'));
    const buttons = [...region('copy').querySelectorAll('a,button')].map((each) => boxAround(each, 'copy'));
    const copy = [...boxesIn(region('copy'), 'copy'), ...buttons];
    const type = [...copy, ...boxesIn(region('legend'), 'legend'), ...labels, ...hint];

    // Points of all lines and dots, and vertical lines.
    const lines: { x: number; y: number }[] = [];
    let [first, last] = [Number.POSITIVE_INFINITY, 0];
    for (const path of plot.querySelectorAll<SVGPathElement>('svg path')) {
      const { stroke, fill, display } = getComputedStyle(path);
      const isLine = fill === 'none' && !/\/|rgba/.test(stroke) && path.getTotalLength() > 0;
      const matrix = path.getScreenCTM();
      if (!isLine || display === 'none' || !path.checkVisibility() || !matrix) continue;
      const length = path.getTotalLength();
      for (let at = 0; at <= length; at += 4) {
        const { x, y } = path.getPointAtLength(at).matrixTransform(matrix);
        if (x < sheet.left || x > sheet.right) continue;
        lines.push({ x, y });
        first = Math.min(first, x);
        last = Math.max(last, x);
      }
    }
    for (const upright of hero.querySelectorAll('figure i:empty')) {
      const { left, right, top, bottom, height } = upright.getBoundingClientRect();
      if (right - left > 4 || height < 20) continue;
      for (let y = top; y <= bottom; y += 4) lines.push({ x: (left + right) / 2, y });
    }

    for (const box of type) {
      const crossed = lines.find(
        ({ x, y }) =>
          x > box.left - distance &&
          x < box.right + distance &&
          y > box.top - distance &&
          y < box.bottom + distance,
      );
      if (crossed)
        problems.push(`a line crosses “${box.text}” at ${Math.round(crossed.x)}, ${Math.round(crossed.y)}`);
      if (box.left < 0 || box.right > innerWidth + 0.5) problems.push(`“${box.text}” leaves the window`);
    }
    const tab = boxAround(chat, 'chat');
    const plan = boxesIn(region('plan'), 'plan', 0);
    const meet = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    for (const [i, one] of type.entries())
      for (const other of type.slice(i + 1))
        if (one.part !== other.part && meet(one, other))
          problems.push(`“${one.text}” and “${other.text}” cover each other`);
    for (const box of [...type, ...plan])
      if (meet(tab, box)) problems.push(`the chat button covers “${box.text}”`);
    if (tab.left < sheet.right - 0.5) problems.push('the chat button is over the sheet');
    if (first > sheet.left + 1.5 * week) problems.push('the left third is empty');
    if (last < sheet.right - 1.5 * week) problems.push('the right third is empty');
    return [...new Set(problems)];
  }, minDistance);
}
