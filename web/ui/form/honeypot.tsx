import { honeypot } from '../../../contract/form-trap.ts';
import t from '../text.module.css';

/** The field no person sees: out of sight, out of the tab order, silent. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className={t.hidden} aria-hidden="true">
      <label htmlFor={honeypot}>{label}</label>
      <input id={honeypot} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
