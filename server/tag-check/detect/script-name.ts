/** Host and path, as people know a script. */
export function scriptName({ hostname, pathname }: URL): string {
  return (hostname + pathname).slice(0, 200);
}

const maxCall = 100;

/** Code as it is shown: on one line, in plain characters, without markup. */
export function showCall(code: string): string {
  const line = code
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]|[<>]/g, '')
    .trim();
  return line.length > maxCall ? `${line.slice(0, maxCall)}...` : line;
}
