import type { ReactNode } from 'react';
import { settings } from '../../../content/settings.ts';
import { Mark } from '../../ui/mark.tsx';
import s from './site-preview.module.css';

/** An outline of a page of the site, with `above` on top of its header. */
export function SitePreview({ above, children }: { above?: ReactNode; children?: ReactNode }) {
  return (
    <div className={s.page}>
      {above}
      <div className={s.header} aria-hidden="true">
        <Mark />
        <b>{settings.brand}</b>
        <i />
      </div>
      <div className={s.body}>
        {children ?? (
          <>
            <i />
            <i />
          </>
        )}
      </div>
    </div>
  );
}
