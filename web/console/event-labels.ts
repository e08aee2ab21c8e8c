import type { HistoryEvent } from '../../contract/console/inbox.ts';
import { subjectKind } from '../../contract/console/submissions.ts';
import { locales } from '../../contract/locales.ts';
import { kindLabels, languageLabel, replyLabels, statusLabels } from './labels.ts';

/** Events whose label does not depend on their details. */
const plainLabels: Readonly<Record<string, string>> = {
  created: 'Received',
  updated: 'Sent again with changes',
  confirmed: 'Address confirmed by its owner',
  'change-proposed': 'Change proposed: sent again with other values',
  'change-confirmed': 'Change confirmed by the owner of the address',
  'change-accepted': 'Change accepted',
  'change-dismissed': 'Change dismissed',
  booked: 'Booked',
  moved: 'Moved to another time',
  cancelled: 'Canceled by the visitor',
  unflagged: 'Marked as not spam, mails sent',
  'deleted-as-spam': 'Deleted as spam',
  note: 'Wrote a note',
  'host-added': 'Added a host',
  'host-changed': 'Changed a host',
  'host-retired': 'Retired a host',
  'host-calendar-set': 'Set a host’s own calendar',
  'host-calendar-removed': 'Removed a host’s own calendar',
  'host-operator-set': 'Changed the operator of a host',
  'notices-changed': 'Changed which notices they get',
  'chat-set': 'Set a chat channel',
  'chat-removed': 'Removed the chat channel',
  'host-link-renewed': 'Made a new calendar link for a host',
  announced: 'Planned an announcement',
  'announcement-withdrawn': 'Took the announcement down',
  'publish-started': 'Started publishing the newest texts',
  erased: 'Erased personal data',
  added: 'Added as an operator',
  'invitation-withdrawn': 'Invitation withdrawn',
  'sessions-ended': 'Sessions ended',
  'reset-requested': 'Requested a password reset',
  'password-reset': 'Set a new password by mail',
  disabled: 'Disabled',
  enabled: 'Enabled',
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  'sign-in-failed': 'Failed to sign in',
  'password-changed': 'Changed the password',
  'code-on': 'Turned the code on',
  'code-off': 'Turned the code off',
  'recovery-codes-renewed': 'Made new recovery codes',
};

/** The status before and after an event that changed it. */
export function statusChange({ kind, detail: { from, to } }: Pick<HistoryEvent, 'kind' | 'detail'>) {
  if ((kind !== 'status' && kind !== 'answered') || from === to) return undefined;
  return { before: statusLabel(from), after: statusLabel(to) };
}

/** Describes an event without the change of status. */
export function eventName(event: Pick<HistoryEvent, 'kind' | 'detail'>): string {
  const { kind, detail } = event;
  if (kind === 'status') return detail.withoutAnswer === true ? 'Changed, nothing sent' : 'Changed';
  if (kind === 'answered') return `Sent: ${replyNoun(detail.act)}`;
  return eventLabel(event);
}

/** Describes an event of the history or the audit log. */
export function eventLabel({ kind, detail }: Pick<HistoryEvent, 'kind' | 'detail'>): string {
  if (kind === 'status') {
    const silently = detail.withoutAnswer === true ? ', nothing sent' : '';
    return `${statusLabel(detail.from)} → ${statusLabel(detail.to)}${silently}`;
  }
  if (kind === 'answered') {
    const { act, from, to } = detail;
    const change = from === to ? '' : `, ${statusLabel(from)} → ${statusLabel(to)}`;
    return `Sent: ${replyNoun(act)}${change}`;
  }
  if (kind === 'answer-undone') return `Undid: ${replyNoun(detail.act)}`;
  if (kind === 'template-changed' || kind === 'template-reset') {
    const did = kind === 'template-reset' ? 'Reset' : 'Changed';
    return `${did} a template: ${formatValue(detail.kind)}, ${replyNoun(detail.act)}, ${languageName(detail.language)}`;
  }
  if (kind === 'assigned') return detail.assignee ? 'Assigned' : 'Assigned to nobody';
  if (kind === 'resent') {
    const { count, template } = detail;
    return `Sent again: ${typeof count === 'number' ? `all that failed (${count})` : formatValue(template)}`;
  }
  if (kind === 'exported') return `Exported ${exportedLabel(detail.of)}`;
  if (kind === 'recovery-code-used') return `Signed in with a recovery code, ${Number(detail.left)} left`;
  if (kind === 'role') return `Made ${formatValue(detail.role)}`;
  if (kind === 'invited' || kind === 'joined') {
    return `${kind === 'invited' ? 'Invited' : 'Joined'} as ${formatValue(detail.role)}`;
  }
  if (kind === 'signed-in' && detail.by === 'sso') return 'Signed in with single sign-on';
  if (kind.startsWith('host-')) return `${plainLabels[kind] ?? kind}: ${formatValue(detail.name)}`;
  if (kind === 'job-closed') return `Closed ${formatValue(detail.title)}`;
  if (kind === 'publish-back') return `Went back to “${formatValue(detail.commit)}”`;
  if (kind === 'job-reopened') return `Opened ${formatValue(detail.title)} again`;
  const label = plainLabels[kind] ?? kind.replaceAll(/[-_.]/g, ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function statusLabel(status: unknown): string {
  return Object.entries(statusLabels).find(([name]) => name === status)?.[1] ?? formatValue(status);
}

function replyNoun(act: unknown): string {
  return Object.entries(replyLabels).find(([name]) => name === act)?.[1].noun ?? formatValue(act);
}

function languageName(language: unknown): string {
  const locale = locales.find((one) => one === language);
  return locale ? languageLabel(locale) : formatValue(language);
}

function exportedLabel(of: unknown): string {
  if (of === 'audit') return 'the audit log';
  const kind = subjectKind.safeParse(of).data;
  return kind ? kindLabels[kind].many : 'personal data';
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : '?';
}
