import { useEffect } from 'react';
import { defineIsland } from '../../ui/island-definition.ts';

/** Where a step is the current one: next to the plan, or below it if the plan is above the steps. */
const zones = { beside: '-40% 0px -50% 0px', below: '-72% 0px -18% 0px' };

/** Sets the page's plan to the step being read. It renders nothing. */
function BuildSteps() {
  useEffect(() => {
    const build = document.querySelector<HTMLElement>('[data-build]');
    const steps = [...(build?.querySelectorAll<HTMLElement>(':scope > ol > li') ?? [])];
    const wide = matchMedia('(min-width: 1100px)');
    const visible = new Set<Element>();
    let observer: IntersectionObserver | undefined;

    function show(step: number): void {
      if (!build) return;
      build.dataset.step = String(step);
      build.dataset.live = '';
      for (const [i, item] of steps.entries()) item.ariaCurrent = i + 1 === step ? 'step' : null;
    }
    function observe(): void {
      observer?.disconnect();
      visible.clear();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) visible.add(target);
            else visible.delete(target);
          const current = steps.findLastIndex((step) => visible.has(step));
          show(current >= 0 ? current + 1 : nearestStep());
        },
        { rootMargin: wide.matches ? zones.beside : zones.below },
      );
      for (const step of steps) observer.observe(step);
      // A jump from after the steps to before them crosses none.
      if (build) observer.observe(build);
    }
    /** Before the steps it is the first, after them the last. */
    function nearestStep(): number {
      return (steps[0]?.getBoundingClientRect().top ?? 0) > innerHeight / 2 ? 1 : steps.length;
    }

    observe();
    wide.addEventListener('change', observe);
    return () => {
      observer?.disconnect();
      wide.removeEventListener('change', observe);
    };
  }, []);
  return null;
}

export const island = defineIsland('build-steps', BuildSteps);
