/** Host and path, by which people recognize a script. */
export function scriptName({ hostname, pathname }: URL): string {
  return (hostname + pathname).slice(0, 200);
}

const maxCall = 100;

/** Code for display: on one line, in plain characters, without markup. */
export function showCall(code: string): string {
  const line = code
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]|[<>]/g, '')
    .trim();
  return line.length > maxCall ? `${line.slice(0, maxCall)}...` : line;
}
