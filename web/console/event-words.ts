import type { Event } from '../../contract/console/inbox.ts';
import { subjectKind } from '../../contract/console/subjects.ts';
import { kindWords, statusWords } from './words.ts';

const plain: Readonly<Record<string, string>> = {
  created: 'Received',
  updated: 'Sent again with changes',
  confirmed: 'Address confirmed by its owner',
  booked: 'Booked',
  moved: 'Moved to another time',
  cancelled: 'Cancelled by the visitor',
  unflagged: 'Marked as not spam, mails sent',
  note: 'Wrote a note',
  erased: 'Erased a person',
  added: 'Added as an operator',
  disabled: 'Shut out',
  enabled: 'Let in again',
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  'sign-in-failed': 'Failed to sign in',
  'password-changed': 'Changed the password',
  'code-on': 'Turned the code on',
  'code-off': 'Turned the code off',
  'recovery-codes-renewed': 'Made new recovery codes',
};

/** What happened, in words. */
export function eventWords({ kind, detail }: Pick<Event, 'kind' | 'detail'>): string {
  if (kind === 'status') return `${statusWord(detail.from)} → ${statusWord(detail.to)}`;
  if (kind === 'assigned') return detail.assignee ? 'Assigned' : 'Assigned to nobody';
  if (kind === 'resent') {
    const { count, template } = detail;
    return `Sent again: ${typeof count === 'number' ? `all that failed (${count})` : textOf(template)}`;
  }
  if (kind === 'exported') return `Exported ${exportedWord(detail.of)}`;
  if (kind === 'recovery-code-used') return `Signed in with a recovery code, ${Number(detail.left)} left`;
  if (kind === 'role') return `Made ${textOf(detail.role)}`;
  const word = plain[kind] ?? kind.replaceAll(/[-_.]/g, ' ');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function statusWord(status: unknown): string {
  return Object.entries(statusWords).find(([name]) => name === status)?.[1] ?? textOf(status);
}

function exportedWord(of: unknown): string {
  const kind = subjectKind.safeParse(of).data;
  return kind ? kindWords[kind].many : 'what is known about a person';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '?';
}
