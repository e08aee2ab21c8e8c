import type { Section } from '../../documents/read-documents.ts';
import button from '../../ui/button.module.css';
import { usePage } from '../../ui/page.tsx';
import { TextSections } from '../../ui/prose.tsx';
import s from './policy-box.module.css';

/**
 * The policy in a scrolling box, with the later sections collapsed. The browser expands them itself for links and
 * searches.
 */
export function PolicyBox(props: { title: string; sections: readonly Section[]; shown: number }) {
  const { messages, format } = usePage();
  const t = messages.privacy;
  const all = format.number(props.sections.length);
  const shown = format.number(props.shown);
  return (
    <div className={s.policy}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={s.box} aria-label={props.title} tabIndex={0}>
        <TextSections sections={props.sections.slice(0, props.shown)} />
        <details>
          <summary className={`${button.button} ${button.ghost} ${s.toggle}`}>
            <span className={s.whenFolded}>{t.learnMore}</span>
            <span className={s.whenOpen}>{t.showLess}</span>
          </summary>
          <TextSections sections={props.sections.slice(props.shown)} />
        </details>
      </section>
      <p className={s.count}>
        <span className={s.whenFolded}>{t.someShown({ shown, all })}</span>
        <span className={s.whenOpen}>{t.allShown(all)}</span>
      </p>
    </div>
  );
}
