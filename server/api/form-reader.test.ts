import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HttpError } from '../http-error.ts';
import { FormReader, type FormValues, parseBoundary } from './form-reader.ts';

const limits = { parts: 21, files: 12, headerBytes: 1_000, textBytes: 5_000, fileBytes: 5_000 };

/** Parses a body that arrives in these pieces. */
function read(pieces: readonly Buffer[], boundary = 'x'): FormValues {
  const reader = new FormReader(boundary, limits);
  for (const piece of pieces) reader.write(piece);
  reader.end();
  return reader.values;
}

function readText(text: string): FormValues {
  return read([Buffer.from(text)]);
}

async function plain(values: Iterable<[string, string | File]>) {
  const described = new Map<string, unknown>();
  for (const [name, value] of values) {
    described.set(
      name,
      typeof value === 'string'
        ? value
        : [value.name, Buffer.from(await value.arrayBuffer()).toString('hex')],
    );
  }
  return described;
}

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const name = fc
  .oneof(text, fc.constantFrom('constructor', 'a"b', 'a;b', 'a\\b', 'a%22b'))
  // Rejected, as a test below shows.
  .filter((given) => given !== '__proto__');
const file = fc
  .record({ content: fc.uint8Array({ maxLength: 300 }), name: fc.stringMatching(/^[a-z ";=\\]{1,20}$/) })
  .map(({ content, name }) => new File([content], name));
const form = fc.uniqueArray(fc.tuple(name, fc.oneof(text, file)), {
  selector: ([key]) => key,
  maxLength: 12,
});

/** The bytes a browser would send for a form, as encoded by Node's own implementation of the standard. */
async function encode(entries: readonly (readonly [string, string | File])[]) {
  const data = new FormData();
  for (const [key, value] of entries) data.append(key, value as string);
  const response = new Response(data);
  const type = response.headers.get('content-type') ?? '';
  return { type, body: Buffer.from(await response.arrayBuffer()) };
}

/** Cuts a body at these positions. */
function cut(body: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...new Set(places.map((place) => place % (body.length + 1)))].sort((a, b) => a - b);
  return [...ends, body.length].map((end, i) => body.subarray(i === 0 ? 0 : ends[i - 1], end));
}

test('any form a browser can send is parsed, in however many chunks it arrives', async () => {
  await fc.assert(
    fc.asyncProperty(form, fc.array(fc.nat(5_000), { maxLength: 30 }), async (entries, places) => {
      const { type, body } = await encode(entries);
      const values = read(cut(body, places), parseBoundary(type));
      const meant = await new Response(body, { headers: { 'content-type': type } }).formData();
      expect(await plain(Object.entries(values))).toEqual(await plain(meant));
    }),
    { numRuns: 300 },
  );
});

test('a body truncated anywhere is refused, and what was complete is kept', async () => {
  const { type, body } = await encode([
    ['name', 'Zoë'],
    ['resume', new File(['%PDF'], 'cv.pdf')],
  ]);
  const boundary = parseBoundary(type) ?? '';
  const end = body.lastIndexOf('--') + 2;
  for (let length = 0; length < end; length++) {
    const reader = new FormReader(boundary, limits);
    expect(() => {
      reader.write(body.subarray(0, length));
      reader.end();
    }).toThrow(HttpError);
    if (length > body.length / 2) expect(reader.values.name).toBe('Zoë');
  }
});

test('random bytes are parsed or refused, never anything else', () => {
  const token = fc.constantFrom(
    '--x',
    '\r\n',
    '\r\n--x',
    '--x--',
    'Content-Disposition: form-data; name="a"',
    '\r\n\r\n',
    'a',
  );
  const bytes = fc.array(fc.oneof(token, fc.string({ maxLength: 5 })), { maxLength: 60 });
  fc.assert(
    fc.property(bytes, fc.array(fc.nat(500), { maxLength: 10 }), (tokens, places) => {
      try {
        read(cut(Buffer.from(tokens.join('')), places));
      } catch (error) {
        expect(error).toBeInstanceOf(HttpError);
      }
    }),
    { numRuns: 1_000 },
  );
});

const field = (content: string) => `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${content}\r\n`;

test.each([
  ['22 parts without an end', '--x\r\n'.repeat(22)],
  ['22 whole parts', `${field('b').repeat(22)}--x--`],
  ['a part without headers', '--x\r\n\r\nb\r\n--x--'],
  ['a part without a name', '--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--'],
  ['a part that is no form data', '--x\r\nContent-Disposition: attachment; name="a"\r\n\r\nb\r\n--x--'],
  ['a delimiter with something behind it', `${field('b')}--xy`],
  ['headers without an end', `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(2_000)}`],
  ['a part named __proto__', '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nb\r\n--x--'],
])('%s is refused', (_what, body) => {
  expect(() => readText(body)).toThrow(HttpError);
});

test('a file over its limit is truncated, and what follows is parsed; a text over its limit is refused', () => {
  const resume = `--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n${'c'.repeat(9_000)}\r\n`;
  const { resume: kept, a } = readText(`${resume}${field('b'.repeat(5_000))}--x--`);
  expect([(kept as File).size, (a as string).length]).toEqual([5_000, 5_000]);
  expect(() => readText(`${field('b'.repeat(5_001))}--x--`)).toThrow(HttpError);
});

test.each([
  ['multipart/form-data; boundary=x', 'x'],
  ['multipart/form-data; charset=utf-8; Boundary="a b"', 'a b'],
  ['multipart/form-data', undefined],
  ['multipart/form-data; boundary=', undefined],
  ['multipart/form-data; boundary=""', undefined],
  ['multipart/form-data; boundary="a\\"', undefined],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, undefined],
])('the boundary in %s is %s', (type, boundary) => {
  expect(parseBoundary(type)).toBe(boundary);
});
