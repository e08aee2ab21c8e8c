/** White space, comments, brackets, names, hexadecimal strings, the start of other strings, and everything else. */
export const pdfToken =
  /[\s\0]+|%[^\r\n]*|<<|>>|[[\]{}]|\/[^\s\0()<>[\]{}/%]*|<[\da-f\s]*>|\(|[^\s\0()<>[\]{}/%]+/giy;

/** Finds the end of the string that opened before `from`, where its brackets are closed. */
export function findStringEnd(text: string, from: number, end = text.length): number {
  let open = 1;
  let at = from;
  for (; at < end && open > 0; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '(') open++;
    else if (text[at] === ')') open--;
  }
  return at;
}

/** `/#45ncrypt` is another way to write `/Encrypt`. */
export function decodeName(word: string): string {
  return word
    .slice(1)
    .replace(/#([\da-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
