import type { AnnouncementText } from '../../../contract/console/announcement.ts';
import { SitePreview } from '../parts/site-preview.tsx';
import s from './site.module.css';

export function AnnouncementPreview({ text }: { text: AnnouncementText | undefined }) {
  return (
    <SitePreview
      above={
        text?.text.trim() && (
          <div className={s.bar}>
            <p>
              {text.text} {text.label && <u>{text.label}</u>}
            </p>
            <span aria-hidden="true">×</span>
          </div>
        )
      }
    />
  );
}
