import { parseScript } from './parse-script.ts';
import { readProgram } from './read-program.ts';
import { emptyReading, type ReadingOptions, type ScriptReading } from './script-reading.ts';

const worthReading =
  /\b(?:G|GT|UA|GTM|AW|DC|gtm?|ua)-|\\(?:u00|x)(?:2[dD]|47)|consent|segment|zaraz|google|gtag|gtm|MEASUREMENT|TRACKING|<script|[gG]etScript|loadScript|\.script\(|\bimport\b|atob|fromCharCode|PHNjcmlwd|aHR0c|writeKey|analytics|require|define\(|System\.|\bwrite\(|\beval\b|["'`](?:G|UA|GTM)["'`]/;
/** What makes a script that cannot be parsed count as unread. */
const maybeTag = /\b(?:G|GT|GTM)-[A-Z0-9]{4}|googletagmanager|gtag|gtm\.js/;

/** Finds tags in a script or JSON by its syntax. Comments, prose and code samples in strings are ignored. */
export function readScript(
  source: string,
  page: URL,
  options: ReadingOptions = {},
  depth = 0,
): ScriptReading {
  const reading = emptyReading();
  if (!options.isManager && !isWorthReading(source)) return reading;
  try {
    const program = parseScript(source);
    if (program) {
      const readInner = (text: string, within: string | null) =>
        readScript(text, page, { ...options, within }, depth + 1);
      const isSpent = readProgram(program, { source, page, options, depth, reading, readInner });
      reading.isUnreadable ||= isSpent && maybeTag.test(source);
    } else reading.isUnreadable = maybeTag.test(source);
  } catch (error) {
    // Too deep for the stack.
    if (!(error instanceof RangeError)) throw error;
    reading.isUnreadable = true;
  }
  return reading;
}

/** Most scripts neither name a tag nor load another script, and parsing takes time. */
function isWorthReading(source: string): boolean {
  return (
    worthReading.test(source) ||
    (/script/i.test(source) && /\bsrc\b|\.text\b|textContent|innerHTML/.test(source))
  );
}
