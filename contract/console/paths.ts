import type { SubmissionKind } from './submissions.ts';

/** The console page. Its state is in the query string, so every view has a URL. */
export const consolePath = '/console';

export function recordPath(kind: SubmissionKind, id: string): string {
  return `${consolePath}?${new URLSearchParams({ kind, id })}`;
}

/** A link into the console whose secret stays in the fragment: it reaches neither servers, logs nor other sites. */
export function mailedLinkPath(purpose: 'invitation' | 'reset', token: string): string {
  return `${consolePath}#${purpose}=${token}`;
}

/**
 * Why single sign-on failed: the provider does not respond, it confirmed no operator's address, or it was not
 * completed.
 */
export const singleSignOnProblems = ['unreachable', 'noOperator', 'incomplete'] as const;
export type SingleSignOnProblem = (typeof singleSignOnProblems)[number];

/** The fragment of the console's URL that states the problem. */
export function singleSignOnFragment(problem: SingleSignOnProblem): string {
  return `#sso=${problem}`;
}

const hostCalendarFolder = '/host-calendar/';

/** A host's calendar as a feed, behind a secret token. */
export function hostCalendarPath(token: string): string {
  return `${hostCalendarFolder}${token}.ics`;
}

const api = '/console/api';

/** The paths of the console API. All need a session except those before signing in, and are never cached. */
export const consoleApi = {
  /** GET: the ways to sign in. POST: signs in with a password. */
  signIn: `${api}/sign-in`,
  signOut: `${api}/sign-out`,
  session: `${api}/session`,
  /** Requests a password reset link. */
  forgotten: `${api}/password/forgotten`,
  /** Sets a new password with that link. */
  resetPassword: `${api}/password/reset`,
  /** The email address that an invitation is for. */
  readInvitation: `${api}/invitation/read`,
  acceptInvitation: `${api}/invitation/accept`,
  /** Redirects to the single sign-on provider, which redirects to the other one. */
  singleSignOn: `${api}/sso`,
  singleSignOnCallback: `${api}/sso/callback`,
  /** The operator's own sessions. */
  sessions: `${api}/sessions`,
  endSession: (id: string) => `${api}/sessions/${id}/end`,
  endOtherSessions: `${api}/sessions/end-others`,
  /** The operator's notice settings. */
  notices: `${api}/notices`,
  chat: `${api}/notices/chat`,
  removeChat: `${api}/notices/chat/remove`,
  testNotice: `${api}/notices/test`,
  people: `${api}/people`,
  invite: `${api}/people/invite`,
  withdrawInvitation: (id: string) => `${api}/people/invitations/${id}/withdraw`,
  changeRole: (id: string) => `${api}/people/${id}/role`,
  changeAccess: (id: string) => `${api}/people/${id}/access`,
  /** Ends all their sessions. */
  signOutOperator: (id: string) => `${api}/people/${id}/sign-out`,
  password: `${api}/password`,
  /** GET: a new key. POST: enables it. */
  code: `${api}/code`,
  removeCode: `${api}/code/remove`,
  renewRecoveryCodes: `${api}/code/recovery`,
  counts: `${api}/counts`,
  health: `${api}/health`,
  statistics: `${api}/numbers`,
  /** The funnel by source and period. */
  statisticsCsv: `${api}/numbers.csv`,
  audit: `${api}/audit`,
  auditCsv: `${api}/audit.csv`,
  outbox: `${api}/outbox`,
  resend: (id: string) => `${api}/outbox/${id}/resend`,
  /** Resends everything that failed. */
  resendAll: `${api}/outbox/resend`,
  templates: `${api}/templates`,
  /** Restores the default. */
  resetTemplate: `${api}/templates/reset`,
  previewReply: `${api}/answers/preview`,
  /** An empty page that previews are written into: its policy allows the styles that mails need. */
  mailFrame: `${api}/answers/frame`,
  /** `id` is the id of the reply and of its delivery. */
  undoReply: (id: string) => `${api}/answers/${id}/undo`,
  list: (kind: SubmissionKind) => `${api}/inbox/${kind}`,
  /** The names of the most frequent sources, for the filter. */
  sources: (kind: SubmissionKind) => `${api}/sources/${kind}`,
  held: (kind: SubmissionKind) => `${api}/held/${kind}`,
  detail: (kind: SubmissionKind, id: string) => `${api}/inbox/${kind}/${id}`,
  act: (kind: SubmissionKind, id: string, act: 'status' | 'note' | 'assign' | 'unflag' | 'answer') =>
    `${api}/inbox/${kind}/${id}/${act}`,
  /** Accepts or dismisses a proposed change of an application. */
  decideChange: (id: string, change: string, decision: 'accept' | 'dismiss') =>
    `${api}/inbox/application/${id}/changes/${change}/${decision}`,
  /** The operator's own saved views. */
  views: `${api}/views`,
  removeView: (id: string) => `${api}/views/${id}/remove`,
  bulk: (kind: SubmissionKind) => `${api}/bulk/${kind}`,
  resume: (id: string) => `${api}/inbox/job-application/${id}/resume`,
  export: (kind: SubmissionKind, format: 'csv' | 'json') => `${api}/export/${kind}.${format}`,
  schedule: `${api}/diary`,
  hosts: `${api}/hosts`,
  host: (id: string) => `${api}/hosts/${id}`,
  closeHosts: `${api}/close-hosts`,
  /** Creates a new secret link to the host's calendar. */
  hostFeed: (id: string) => `${api}/hosts/${id}/feed`,
  /** The host's own calendar. GET: its state. POST: sets its secret URL. */
  hostCalendar: (id: string) => `${api}/hosts/${id}/calendar`,
  readHostCalendar: (id: string) => `${api}/hosts/${id}/calendar/read`,
  removeHostCalendar: (id: string) => `${api}/hosts/${id}/calendar/remove`,
  /** Sets which operator is the host. */
  hostOperator: (id: string) => `${api}/people/hosts/${id}`,
  moveMeeting: (id: string) => `${api}/inbox/meeting/${id}/move`,
  exportSelected: (kind: SubmissionKind) => `${api}/export/${kind}/selected`,
  announcement: `${api}/announcement`,
  withdrawAnnouncement: `${api}/announcement/withdraw`,
  /** GET: the publishing status. POST: publishes the newest texts. */
  publish: `${api}/publish`,
  /** Shows the previous version. */
  publishBack: `${api}/publish/back`,
  jobs: `${api}/jobs`,
  closeJob: `${api}/jobs/close`,
  reopenJob: `${api}/jobs/reopen`,
  findPersonalData: `${api}/person/find`,
  exportPersonalData: `${api}/person/export`,
  erasePersonalData: `${api}/person/erase`,
} as const;
