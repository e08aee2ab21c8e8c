import { useMessages } from '../../ui/page.tsx';
import { Steps } from '../../ui/steps.tsx';
import s from './looks-for.module.css';

/** Stands where the answer will. */
export function LooksFor() {
  const { title, items } = useMessages().checkGaTag.looksFor;
  return (
    <section className={s.looksFor} aria-labelledby="looks-for" data-only="idle">
      <h2 id="looks-for">{title}</h2>
      <Steps steps={items} />
    </section>
  );
}
