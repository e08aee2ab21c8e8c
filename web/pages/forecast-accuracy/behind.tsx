import type { ReactNode } from 'react';
import { useMessages } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './behind.module.css';
import { Methods } from './methods.tsx';
import { Parts } from './parts.tsx';
import { Ranges } from './ranges.tsx';
import { Worst } from './worst.tsx';

/** The evidence for the figures, collapsed. */
export function Behind() {
  const t = useMessages().forecastAccuracy;
  return (
    <Sheet spaced labelledBy="behind" className={s.section}>
      <h2 id="behind">{t.behind}</h2>
      <div>
        <Fold title={t.cuts.title}>
          <Parts />
        </Fold>
        <Fold title={t.ranges.title}>
          <Ranges />
        </Fold>
        <Fold title={t.method.title}>
          <dl className={s.terms}>
            {t.method.items.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
        <Fold title={t.methods.title}>
          <Methods />
        </Fold>
        <Fold title={t.worst.title}>
          <Worst />
        </Fold>
      </div>
    </Sheet>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={s.fold}>
      <summary>
        <h3>{title}</h3>
        <i aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
