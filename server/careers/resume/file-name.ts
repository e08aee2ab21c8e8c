import { type ResumeKind, resumeTypes } from '../../../contract/job-application.ts';

/** With the extension this stays below 255 bytes, the limit of most file systems. */
const maxLetters = 60;

/** Trimming thousands of dots would be slow. */
const maxRead = 255;

const ending = new RegExp(`\\.(${Object.keys(resumeTypes).join('|')})$`, 'i');

/**
 * A file name that is safe on every system, based on the name of the uploaded file. The extension is the file's real
 * type.
 */
export function fileName(given: string, kind: ResumeKind): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const readable = last
    .slice(0, maxRead)
    .replace(ending, '')
    .normalize('NFC')
    // How browsers escape quotes and line breaks in a file name.
    .replace(/%(22|0D|0A)/gi, ' ')
    .replace(/[\p{C}<>:"|?*;]/gu, ' ')
    .replace(/\s+/g, ' ');
  const stem = trimmed([...trimmed(readable)].slice(0, maxLetters).join(''));
  return `${isDevice(stem) || stem === '' ? 'resume' : stem}.${kind}`;
}

function trimmed(name: string): string {
  return name.replace(/^[. ~-]+|[. ]+$/g, '');
}

/** Device names on Windows. */
function isDevice(name: string): boolean {
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
}
