/** Named runs of bytes as one: a line of JSON with each one's length, then the runs, each beginning at a multiple of 4. */
export function packSections(sections: Record<string, Uint8Array>): Uint8Array {
  const lengths = Object.fromEntries(Object.entries(sections).map(([name, bytes]) => [name, bytes.length]));
  const head = Buffer.from(JSON.stringify(lengths));
  const padding = Buffer.alloc(padded(head.length + 1) - head.length, ' ');
  padding.write('\n', padding.length - 1);
  const bodies = Object.values(sections).flatMap((bytes) => [
    bytes,
    Buffer.alloc(padded(bytes.length) - bytes.length),
  ]);
  return Buffer.concat([head, padding, ...bodies]);
}

export function unpackSections(bytes: Uint8Array<ArrayBuffer>): (name: string) => Uint8Array<ArrayBuffer> {
  const headLength = bytes.indexOf(10) + 1;
  const lengths: Record<string, number> = JSON.parse(Buffer.from(bytes.buffer, 0, headLength).toString());
  const sections = new Map<string, Uint8Array<ArrayBuffer>>();
  let start = headLength;
  for (const [name, length] of Object.entries(lengths)) {
    sections.set(name, bytes.subarray(start, start + length));
    start += padded(length);
  }
  return (name) => {
    const section = sections.get(name);
    if (!section) throw new Error(`The gazetteer has no ${name}: make it again.`);
    return section;
  };
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
