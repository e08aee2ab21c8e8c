import type { ScriptToken } from './script-tokens.ts';
import { isPlainName, type TagId } from './tag-id.ts';

/** The syntactic context of a string in a script: a call, list, object or block, as far as it was read. */
export interface Frame {
  open: string;
  callee: string;
  texts: string[];
  commas: number;
  name: string | null;
  /** The name was assigned with `=`, rather than being a key. */
  assigned: boolean;
  ternaries: number;
}

/**
 * `gtag('config', id)`, `gtag('get', id)`, `ga('create', id)`, `_gaq.push(['_setAccount', id])`, whatever the
 * function is called.
 */
export function isCommand({ kind }: TagId, { open, callee, texts: [command = ''], commas }: Frame): boolean {
  if (open === '{' || commas === 0) return false;
  if (command === 'create' || /^(\w+\.)?_setAccount$/.test(command)) return kind === 'universal-analytics';
  return command === 'config' || (command === 'get' && /gtag/i.test(callee));
}

/** Whether a string is the id of such a command, whatever it looks like. */
export function isCommandArgument({ open, callee, texts: [command = ''], commas }: Frame): boolean {
  if (open === '{' || commas !== 1) return false;
  if (command === 'create') return /(^|\.)ga$/.test(callee);
  return command === 'config' && /gtag/i.test(callee);
}

export function frame(open: string, callee: string): Frame {
  return { open, callee, texts: [], commas: 0, name: null, assigned: false, ternaries: 0 };
}

/** `analytics.load(key)` or `AnalyticsBrowser.load({ writeKey })`. */
export function isSegmentKey(text: string, { callee, name }: Frame): boolean {
  return /^\w{20,64}$/.test(text) && (/(^|\.)analytics\.load$/.test(callee) || name === 'writeKey');
}

/** Whether a string becomes the code of a script element. */
export function isCodeSink({ name, assigned, callee }: Frame): boolean {
  if (/(^|\.)createTextNode$/.test(callee)) return true;
  return assigned && /^(text|textContent|innerHTML|innerText)$/.test(name ?? '');
}

/** Whether a string is the address of a script to load: `s.src = …`, `$.getScript(…)`, `import(…)`. */
export function isScriptSink({ name, callee }: Frame): boolean {
  return (
    name === 'src' || /(^|\.)(getScript|loadScript|loadJS|addScript|importScripts|import)$/i.test(callee)
  );
}

/** An id with its context. */
export interface Candidate {
  tag: TagId;
  inner: Frame;
  outerNames: (string | null)[];
}

const maxEncoded = 400_000;

/** A full measurement id that is not the number of a product or the like. */
export function isLoose({ tag, inner: { name }, outerNames }: Candidate): boolean {
  const isStock = [name, ...outerNames].some((one) => one && isPlainName(one));
  return /^G-(?=.*\d)[A-Z0-9]{10}$/.test(tag.id) && !tag.placeholder && !isStock;
}

/** Base64 of code or markup, as consent tools and optimizers store it. */
export function decodeText(text: string, { callee }: Frame): string | null {
  if (text.length < 40 || text.length > maxEncoded || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  const decoded = Buffer.from(text, 'base64').toString();
  return /(^|\.)atob$/.test(callee) || /<script|gtag\(|googletagmanager/i.test(decoded) ? decoded : null;
}

/** `import './a.js'` and `import { b } from './b.js'`. */
export function isImport(before: ScriptToken | undefined): boolean {
  return before?.kind === 'word' && /^(from|import)$/.test(before.value);
}
