import type { SyntaxNode } from './parse-script.ts';

/** A placeholder for parts of a text that are only known at run time. */
export const unknownPart = '\0';

export const maxTexts = 8;
const maxLength = 20_000;

/** The terms of `a + b + c`, without recursion. */
export function operands(node: SyntaxNode): SyntaxNode[] {
  const terms: SyntaxNode[] = [];
  let at = node;
  while (at.type === 'BinaryExpression' && at.operator === '+') {
    terms.push(at.right);
    at = at.left;
  }
  return [at, ...terms.reverse()];
}

/** Every combination of a text of the first part with one of each following part. */
export function combineTexts(parts: readonly string[][]): string[] {
  let texts = [''];
  for (const part of parts) {
    if (texts.length * part.length > maxTexts) texts = [texts[0] as string];
    const chosen = texts.length * part.length > maxTexts ? part.slice(0, maxTexts) : part;
    texts = texts.flatMap((text) =>
      chosen.map((next) => (text.length + next.length > maxLength ? `${text}${unknownPart}` : text + next)),
    );
  }
  return uniqueTexts(texts);
}

export function uniqueTexts(texts: readonly string[]): string[] {
  const different = [...new Set(texts)];
  const known = different.filter((text) => text !== unknownPart);
  return (known.length > 0 ? known : different).slice(0, maxTexts);
}

export function decodeText(how: string, text: string): string {
  if (how === 'String') return text;
  if (how === 'atob')
    return text.includes(unknownPart) ? unknownPart : Buffer.from(text, 'base64').toString();
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function changeCase(method: string, text: string): string {
  if (method === 'toUpperCase') return text.toUpperCase();
  if (method === 'toLowerCase') return text.toLowerCase();
  return method === 'trim' ? text.trim() : text;
}
