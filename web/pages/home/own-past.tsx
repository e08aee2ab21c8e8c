import { ButtonLink } from '../../ui/button.tsx';
import { usePage } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import s from './own-past.module.css';

/** The forecast of a visitor's own export: what nobody else offers without a login. */
export function OwnPast() {
  const { home, layout } = usePage().messages;
  const t = home.ownPast;
  return (
    <Sheet spaced labelledBy="own-past">
      <SectionHead id="own-past" title={t.title}>
        {t.lede}
      </SectionHead>
      <ol className={s.steps}>
        {t.steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={s.action}>
        <ButtonLink to="/forecast" big arrow>
          {layout.begin.forecast}
        </ButtonLink>
      </p>
    </Sheet>
  );
}
