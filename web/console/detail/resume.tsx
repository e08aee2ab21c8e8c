import type { Detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { buttonLooks } from '../parts/button.tsx';
import s from './resume.module.css';

const kb = 1024;

export function Resume({ detail: { resume, row } }: { detail: Detail }) {
  if (!resume) return null;
  return (
    <p className={s.resume}>
      <a className={buttonLooks.ghost} href={consoleApi.resume(row.id)} download>
        Download resume
      </a>
      <small>
        {resume.fileName}, {sizeOf(resume.bytes)}
      </small>
    </p>
  );
}

function sizeOf(bytes: number): string {
  if (bytes < kb) return `${bytes} bytes`;
  return bytes < kb * kb ? `${Math.round(bytes / kb)} KB` : `${(bytes / kb / kb).toFixed(1)} MB`;
}
