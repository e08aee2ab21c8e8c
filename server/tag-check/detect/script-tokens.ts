/** A JavaScript token: a word, a whole string, or punctuation. Comments are skipped. */
export interface ScriptToken {
  kind: 'word' | 'text' | 'number' | 'regex' | 'mark';
  value: string;
}

const space = /[\s\uFEFF]+/y;
const lineComment = /[^\n\r\u2028\u2029]*/y;
const word = /[\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}$_#]+/uy;
const number = /[\w.]+/y;
const doubleQuoted = /[^"\\\n\r]*(?:\\(?:\r\n|[\s\S])[^"\\\n\r]*)*/y;
const singleQuoted = /[^'\\\n\r]*(?:\\(?:\r\n|[\s\S])[^'\\\n\r]*)*/y;
const templatePart = /[^`\\$]*(?:(?:\\[\s\S]|\$(?!\{))[^`\\$]*)*/y;
/** Bounded, so that stray slashes do not cause quadratic time. */
const regex = /\/(?![*/])(?:[^/\\[\n\r]|\\[^\n\r]|\[(?:[^\]\\\n\r]|\\[^\n\r]){0,200}\]){1,200}\/[a-z]*/y;
const mark = /=>|[=!]==?|[<>]=|\?\.(?!\d)|\?\?=?|\|\|=?|&&=?|\+\+|--|[-+*/%&|^]=|[\s\S]/y;
const beforeRegex = /^(?:return|typeof|case|in|of|delete|void|throw|new|else|do)$/;
const beforeCondition = /^(?:if|while|for|with)$/;

/**
 * Tokenizes JavaScript (and thus JSON) in a single pass, whatever the input. A template literal with expressions
 * becomes the equivalent concatenation.
 */
export function* scriptTokens(source: string): Generator<ScriptToken> {
  /** For each open template literal: the open braces within its expression. */
  const holes: number[] = [];
  /** For each open parenthesis: whether it holds a condition, after which a regular expression may follow. */
  const conditions: boolean[] = [];
  let wasCondition = false;
  let at = 0;
  let last: ScriptToken | null = null;

  while (at < source.length) {
    const first = source[at] as string;
    if (/[\s\uFEFF]/.test(first)) take(space);
    else if (source.startsWith('//', at) || source.startsWith('<!--', at)) take(lineComment);
    else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2);
      at = end < 0 ? source.length : end + 2;
    } else if (first === '"' || first === "'") {
      at += 1;
      yield next('text', unescapeText(take(first === '"' ? doubleQuoted : singleQuoted)));
      if (source[at] === first) at += 1;
    } else if (first === '`') {
      at += 1;
      yield* template();
    } else if (first === '}' && holes.at(-1) === 0) {
      at += 1;
      holes.pop();
      yield next('mark', ')');
      yield next('mark', '+');
      yield* template();
    } else if (/\d/.test(first)) yield next('number', take(number));
    else yield next(...wordOrMark(first));
  }

  function take(form: RegExp): string {
    form.lastIndex = at;
    const found = form.exec(source)?.[0] ?? '';
    at += found.length;
    return found;
  }

  function next(kind: ScriptToken['kind'], value: string): ScriptToken {
    last = { kind, value };
    return last;
  }

  function* template(): Generator<ScriptToken> {
    yield next('text', unescapeText(take(templatePart)));
    if (!source.startsWith('${', at)) {
      at += 1;
      return;
    }
    at += 2;
    holes.push(0);
    yield next('mark', '+');
    yield next('mark', '(');
  }

  function wordOrMark(first: string): [ScriptToken['kind'], string] {
    const name = take(word);
    if (name) return ['word', name];
    const pattern = first === '/' && mayBeRegex() ? take(regex) : '';
    if (pattern) return ['regex', pattern];
    const value = take(mark);
    if (value === '(') conditions.push(last?.kind === 'word' && beforeCondition.test(last.value));
    if (value === ')') wasCondition = conditions.pop() ?? false;
    const open = holes.at(-1);
    if (open !== undefined && value === '{') holes[holes.length - 1] = open + 1;
    if (open !== undefined && value === '}') holes[holes.length - 1] = open - 1;
    return ['mark', value];
  }

  /** After a value a slash is a division; otherwise it starts a regular expression. */
  function mayBeRegex(): boolean {
    if (!last) return true;
    if (last.kind === 'word') return beforeRegex.test(last.value);
    if (last.value === ')') return wasCondition;
    return last.kind === 'mark' && !/^(?:\]|\}|\+\+|--)$/.test(last.value);
  }
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' };

function unescapeText(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[\s\S]))/g,
    (_whole, braced?: string, unicode?: string, byte?: string, plain?: string) => {
      if (plain !== undefined) return /^[\r\n\u2028\u2029]/.test(plain) ? '' : (escapes[plain] ?? plain);
      const point = Number.parseInt(braced ?? unicode ?? byte ?? '0', 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : '';
    },
  );
}
