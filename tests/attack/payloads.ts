import { createRequire } from 'node:module';
import { line } from '../../contract/text.ts';

const naughty: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings');

/** Breaks out of an attribute, a textarea, a title or a script, and sets `window.__owned`. */
export const polyglot = `'"></title></textarea></script><img src=x onerror=__owned=1><script>__owned=1</script><svg/onload=__owned=1>{{__owned=1}}\${__owned=1}`;

/** A URL that tries to break out of its quotes. */
export const polyglotUrl = `https://nordlicht.example/"'><img src=x onerror=__owned=1>?javascript:__owned=1`;

/** As much as an e-mail address may contain. */
export const polyglotEmail = `x'onfocus='__owned=1'{{1}}@agency.example`;

/** One line each, so that forms accept them: our own, and the naughty strings with markup. */
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

/** Text that a spreadsheet would evaluate. */
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
