import { createRequire } from 'node:module';
import { line } from '../../contract/text.ts';

const naughty: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings');

/** Breaks out of an attribute, a text field, a title and a script, whichever it stands in. It sets `window.__owned`. */
export const polyglot = `'"></title></textarea></script><img src=x onerror=__owned=1><script>__owned=1</script><svg/onload=__owned=1>{{__owned=1}}\${__owned=1}`;

/** An address that a page could be led to, and out of whose quotes it would have to break. */
export const polyglotUrl = `https://nordlicht.example/"'><img src=x onerror=__owned=1>?javascript:__owned=1`;

/** As much as an address for mails may hold. */
export const polyglotEmail = `x'onfocus='__owned=1'{{1}}@agency.example`;

/** One line each, as the forms take them: the naughty strings that hold markup, and our own. */
export const markup = [
  polyglot,
  '&lt;img src=x onerror=__owned=1&gt;',
  '&#60;script&#62;__owned=1&#60;/script&#62;',
  '<iframe srcdoc="<script>parent.__owned=1</script>">',
  '<math><mtext><style><img src=x onerror=__owned=1>',
  '<a href="javascript:__owned=1" autofocus onfocus=__owned=1>',
  'javascript:__owned=1',
  '<template shadowrootmode=open><script>__owned=1</script>',
  '<form id=__proto__><input name=__owned>',
  ...naughty.filter((text) => /[<>]/.test(text) && line.safeParse(text).data === text),
];

/** What a spreadsheet would run. */
export const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠A',
  '=cmd|"/c calc"!A1',
  `'=1"`,
];
