import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { jobApplication, postJobApplication } from '../careers/testing/job-application.ts';
import { bookingBody, freezeClock } from '../meetings/testing/meeting.ts';
import { lead } from '../sales/testing/lead.ts';
import { supportRequest } from '../support/testing/support-request.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { postForm } from '../testing/post.ts';
import { requiredFields } from '../waitlist/testing/application.ts';

const { api } = onPostgres();
freezeClock();

interface PlainForm {
  page: string;
  post(app: FastifyInstance, page: string): Promise<LightMyRequestResponse>;
  allowed: number;
  status: number;
}

const fields = (values: Record<string, string>) => (app: FastifyInstance, page: string) =>
  postForm(app, page, values);
const time = { ...bookingBody, offset: String(bookingBody.offset) };

const forms: PlainForm[] = [
  { page: '/join-the-waitlist', post: fields(requiredFields), allowed: 10, status: 303 },
  { page: '/de/join-waitlist', post: fields(requiredFields), allowed: 10, status: 303 },
  { page: '/Sales', post: fields(lead), allowed: 10, status: 303 },
  { page: '/support', post: fields(supportRequest), allowed: 10, status: 303 },
  {
    page: '/business-manager-uk',
    post: (app, page) => postJobApplication(app, jobApplication, page, { accept: 'text/html' }),
    allowed: 10,
    status: 303,
  },
  { page: '/confirm-application', post: fields({ email: lead.email }), allowed: 10, status: 303 },
  { page: '/ScheduleMeeting', post: fields(time), allowed: 20, status: 303 },
  { page: '/move-meeting', post: fields({ ...time, meeting: 'unknown' }), allowed: 20, status: 404 },
  { page: '/meeting/cancel', post: fields({ token: 'unknown' }), allowed: 20, status: 404 },
];

test.each(forms)('without JavaScript $page is rate-limited', async ({ page, post, allowed, status }) => {
  const { app } = await api({ RATE_LIMITS: 'on' });
  const statuses: number[] = [];
  for (let i = 0; i < allowed; i++) statuses.push((await post(app, page)).statusCode);
  expect(statuses).toEqual(Array(allowed).fill(status));
  const refused = await post(app, page);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toContain('text/html');
});
