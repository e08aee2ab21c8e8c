/** @module-tag sweep */
import { createRequire } from 'node:module';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { line, paragraph } from '../../contract/text.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { postApplication, requiredFields } from './testing/application.ts';

const naughty: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings');
const own = [
  '\u202eright to left',
  '👩‍👩‍👧‍👦',
  'a\u0301',
  '\ufeffmark',
  '𝕫𝕖𝕣𝕠',
  '\ud800',
  'x\u0000y',
  "'; drop table events; --",
];
const strings = [...naughty, ...own].map((text, i) => ({ text, email: `naughty${i}@agency.example` }));

const atOnce = 25;

onEachEngine(({ api, rows }) => {
  test('every naughty string is stored unchanged or refused', async () => {
    const { app } = await api();
    const responses: LightMyRequestResponse[] = [];
    for (let from = 0; from < strings.length; from += atOnce) {
      const posts = strings
        .slice(from, from + atOnce)
        .map(({ text, email }) =>
          postApplication(app, { ...requiredFields, email, agencyName: text, additionalInfo: text }),
        );
      responses.push(...(await Promise.all(posts)));
    }
    const stored = new Map(
      (await rows('applications')).map((row) => [row.email, [row.agency_name, row.additional_info]]),
    );
    const found = { stored: 0, refused: 0 };
    for (const [i, { text, email }] of strings.entries()) {
      if (line.safeParse(text).success) {
        expect(responses[i]?.statusCode, text).toBe(200);
        expect(stored.get(email)).toEqual([line.parse(text), paragraph.parse(text)]);
        found.stored++;
      } else {
        expect(responses[i]?.statusCode, text).toBe(422);
        expect(responses[i]?.json().fields).toHaveProperty('agencyName');
        expect(stored.has(email)).toBe(false);
        found.refused++;
      }
    }
    expect(stored.size).toBe(found.stored);
    expect(found.stored).toBeGreaterThan(400);
    expect(found.refused).toBeGreaterThan(5);
  });
});
