import { firstVisitKey } from '../../../contract/visit.ts';

/** Where the visit began: as stored by the previous page, or here. Undefined if storage is blocked. */
export function readFirstVisit(): string | undefined {
  const { pathname, search } = location;
  try {
    return sessionStorage[firstVisitKey] ?? `${document.referrer} ${pathname + search}`;
  } catch {
    return undefined;
  }
}
