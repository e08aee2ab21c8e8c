import { type ResumeKind, resumeTypes } from '../../contract/job-application.ts';

/** Stays below 255 bytes with its ending, which is as much as a disk takes. */
const mostLetters = 60;

/** Names of thousands of dots would take long to trim. */
const mostRead = 255;

const ending = new RegExp(`\\.(${Object.keys(resumeTypes).join('|')})$`, 'i');

/** A name that any system can save, from whatever a stranger called their file. The ending is the kind it really is. */
export function fileName(given: string, kind: ResumeKind): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const readable = last
    .slice(0, mostRead)
    .replace(ending, '')
    .normalize('NFC')
    // Browsers write quotes and line ends in a name as these.
    .replace(/%(22|0D|0A)/gi, ' ')
    .replace(/[\p{C}<>:"|?*;]/gu, ' ')
    .replace(/\s+/g, ' ');
  const stem = trimmed([...trimmed(readable)].slice(0, mostLetters).join(''));
  return `${isDevice(stem) || stem === '' ? 'resume' : stem}.${kind}`;
}

function trimmed(name: string): string {
  return name.replace(/^[. ~-]+|[. ]+$/g, '');
}

/** Windows takes these for devices. */
function isDevice(name: string): boolean {
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
}
