import { settings } from '../../content/settings.ts';

const ownUid = new RegExp(
  `^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@${RegExp.escape(settings.domain)}$`,
  'i',
);
/** How Outlook wraps the id of an imported event (MS-OXCICAL, GlobalObjectId). */
const outlookPrefix = /^040000008200E00074C5B7101A82E008/i;
const wrappedMark = 'vCal-Uid';

/**
 * True if an event is one of our meetings: their ids are `<meeting>@<domain>` in invitations and in the host's feed.
 */
export function isOwnEvent(uid: string): boolean {
  return ownUid.test(unwrap(uid.trim()));
}

function unwrap(uid: string): string {
  if (!outlookPrefix.test(uid)) return uid;
  const bytes = Buffer.from(uid, 'hex').toString('latin1');
  const at = bytes.indexOf(wrappedMark);
  // The prefix is followed by a version of four bytes; a zero ends the id.
  return at < 0 ? uid : (bytes.slice(at + wrappedMark.length + 4).split('\0')[0] ?? '');
}
