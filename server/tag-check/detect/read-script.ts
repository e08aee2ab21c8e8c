import { parseScript } from './parse-script.ts';
import { readProgram } from './read-program.ts';
import { emptyReading, type ReadingOptions, type ScriptReading } from './script-reading.ts';
import { isWorthReading } from './telling-code.ts';

/** If a script cannot be parsed and matches this, it counts as unread. */
const maybeTag = /\b(?:G|GT|GTM)-[A-Z0-9]{4}|googletagmanager|gtag|gtm\.js/;

/** Finds tags in a script or JSON by its syntax. Ignores comments, prose and code samples in strings. */
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
