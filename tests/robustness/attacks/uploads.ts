import fc from 'fast-check';
import { jobApplication, jobApplicationPath } from '../../../server/careers/testing/job-application.ts';
import { docx, odt, pdf } from '../../../server/testing/documents.ts';
import { attack, expectNoFailure, expectResponses, postHead, sendRaw } from '../attack.ts';

const type = 'multipart/form-data; boundary=x';
const paths = [jobApplicationPath, '/business-manager-uk', '/de/business-manager-usa'] as const;

const fieldName = fc.constantFrom('job', 'fullName', 'email', 'resume', '__proto__', '', 'a"b', 'é');
const header = fc.oneof(
  fc.tuple(fieldName).map(([name]) => `Content-Disposition: form-data; name="${name}"\r\n`),
  fc.tuple(fieldName).map(([name]) => `Content-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n`),
  fc.constantFrom(
    'Content-Disposition: attachment\r\n',
    'Content-Type: text/plain\r\n',
    ': \r\n',
    'x\r\n',
    '\0',
  ),
  fc.constant(`X: ${'y'.repeat(17_000)}\r\n`),
);
const content = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\r\n',
    '\r\n--',
    '\r\n--x',
    '--x',
    '\r\n--xx',
    'a'.repeat(70_000),
    'a'.repeat(1_000_000),
  ),
);
const part = fc.oneof(
  fc
    .tuple(fc.array(header, { maxLength: 3 }), content)
    .map(([headers, text]) => `--x\r\n${headers.join('')}\r\n${text}\r\n`),
  fc.constantFrom('--x\r\n', '--x', '--x--', '\r\n', '--x\r\n\r\n', '--x \r\n', '--X\r\n'),
);
/** Mostly few parts, sometimes around the limit. */
const parts = fc.oneof(
  fc.array(part, { maxLength: 6 }),
  fc.tuple(part, fc.integer({ min: 19, max: 25 })).map(([one, times]) => Array(times).fill(one)),
  fc.array(part, { minLength: 18, maxLength: 26 }),
);

/** Multipart bodies around every limit, complete or truncated, with the right or a longer content-length. */
export const multipartBodies = attack({
  name: 'multipart bodies',
  inputs: fc.record({
    path: fc.constantFrom(...paths),
    parts,
    end: fc.constantFrom('--x--\r\n', '--x--', ''),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    how: fc.constantFrom('complete', 'complete', 'truncated', 'disconnected'),
  }),
  atOnce: 6,
  async runAttack({ path, parts, end, cut, how }, { port }) {
    const body = Buffer.from(parts.join('') + end);
    const sent = how === 'complete' ? body : body.subarray(0, Math.floor(body.length * cut));
    const isDisconnected = how === 'disconnected' && sent.length < body.length;
    const head = postHead(path, type, isDisconnected ? body.length : sent.length);
    const statuses = await sendRaw(port, [head, sent], { halfClose: isDisconnected });
    if (isDisconnected) expectNoFailure(statuses);
    else expectResponses(statuses);
  },
});

const documents = [pdf(), docx(), odt()];
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.oneof(fc.nat(4), fc.nat(400)),
  insert: fc.oneof(
    fc.uint8Array({ maxLength: 8 }),
    fc.constantFrom(Buffer.from('/Encrypt'), Buffer.from('obj'), Buffer.alloc(4, 255)),
  ),
});

/** Resumes with bytes changed, removed and inserted. */
export const resumes = attack({
  name: 'resumes',
  inputs: fc.record({ document: fc.nat(documents.length - 1), changes: fc.array(change, { maxLength: 6 }) }),
  atOnce: 4,
  async runAttack({ document, changes }, { port }) {
    let bytes = documents[document] as Buffer;
    for (const { at, remove, insert } of changes) {
      const place = Math.floor(bytes.length * at);
      bytes = Buffer.concat([bytes.subarray(0, place), insert, bytes.subarray(place + remove)]);
    }
    const texts = Object.entries(jobApplication).map(
      ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const start = `${texts.join('')}--x\r\nContent-Disposition: form-data; name="resume"; filename="a"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(start), bytes, Buffer.from('\r\n--x--\r\n')]);
    expectResponses(await sendRaw(port, [postHead(jobApplicationPath, type, body.length), body]));
  },
});
