import type { TagCheckResult } from '../../../contract/tag-check.ts';
import { catalogue } from '../../messages/catalogue.ts';

export const missing: TagCheckResult = {
  message: 'No Google Analytics tags found.',
  verdict: 'none',
  state: 'missing',
  reason: null,
  url: 'https://www.shop.example/?a=1&b=2',
  finalUrl: 'https://www.shop.example/?a=1&b=2',
  status: 200,
  tags: [],
  warnings: [],
  read: [{ kind: 'page', what: 'www.shop.example/' }],
  unread: [],
  consentDefault: false,
  outline: {
    lines: 20,
    landmarks: [
      { is: 'head', line: 1, position: 0 },
      { is: 'head-end', line: 8, position: 0.3 },
      { is: 'body', line: 9, position: 0.3 },
      { is: 'body-end', line: 20, position: 1 },
    ],
  },
  platform: null,
  checkedAt: '2026-07-02T09:41:00.000Z',
  nextStep: 'add-tag',
};
export const tag = {
  kind: 'ga4',
  id: 'G-0EXAMPLE00',
  place: 'script-url',
  within: null,
  section: 'head',
  line: 14,
  position: 0.1,
  confidence: 'certain',
  counts: true,
  evidence: null,
} as const;
export const unread = {
  kind: 'script',
  what: 'www.shop.example/app.js',
  line: 9,
  position: 0.3,
  reason: 'refused',
} as const;
export const shown = { locale: 'en', link: 'https://forespan.example/check-GA-tag?url=shop' } as const;
export const messages = catalogue.en.checkGaTag.answer;
