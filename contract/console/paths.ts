import type { SubjectKind } from './subjects.ts';

/** The page of the console. What it shows stands in the query, so that every view has an address. */
export const consolePath = '/console';

const api = '/console/api';

/** The addresses of the console's API. All answer JSON to who is signed in, and are never cached. */
export const consoleApi = {
  signIn: `${api}/sign-in`,
  signOut: `${api}/sign-out`,
  session: `${api}/session`,
  password: `${api}/password`,
  /** GET: a fresh key. POST: turn it on. */
  code: `${api}/code`,
  removeCode: `${api}/code/remove`,
  renewRecoveryCodes: `${api}/code/recovery`,
  counts: `${api}/counts`,
  overview: `${api}/overview`,
  audit: `${api}/audit`,
  outbox: `${api}/outbox`,
  resend: (id: string) => `${api}/outbox/${id}/resend`,
  /** Everything that failed. */
  resendAll: `${api}/outbox/resend`,
  list: (kind: SubjectKind) => `${api}/inbox/${kind}`,
  detail: (kind: SubjectKind, id: string) => `${api}/inbox/${kind}/${id}`,
  act: (kind: SubjectKind, id: string, act: 'status' | 'note' | 'assign' | 'unflag') =>
    `${api}/inbox/${kind}/${id}/${act}`,
  resume: (id: string) => `${api}/inbox/job-application/${id}/resume`,
  export: (kind: SubjectKind, format: 'csv' | 'json') => `${api}/export/${kind}.${format}`,
  findPerson: `${api}/person/find`,
  exportPerson: `${api}/person/export`,
  erasePerson: `${api}/person/erase`,
} as const;
