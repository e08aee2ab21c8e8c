import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { jobApplication, postJobApplication } from '../careers/testing/job-application.ts';
import { book, bookingBody, freezeClock } from '../meetings/testing/meeting.ts';
import { lead, postLead } from '../sales/testing/lead.ts';
import { postSupportRequest, supportRequest } from '../support/testing/support-request.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { postForm } from '../testing/post.ts';
import { postApplication, requiredFields } from '../waitlist/testing/application.ts';

const { api } = onPostgres();
freezeClock();

type Post = (app: FastifyInstance, page: string) => Promise<LightMyRequestResponse>;

interface PlainForm {
  page: string;
  post: Post;
  allowed: number;
  status: number;
  /** What its script sends, which counts against the same limit. */
  asScript?: (app: FastifyInstance) => Promise<LightMyRequestResponse>;
}

const fields =
  (values: Record<string, string>): Post =>
  (app, page) =>
    postForm(app, page, values);
const time = { ...bookingBody, offset: String(bookingBody.offset) };
const sendJob: Post = (app, page) => postJobApplication(app, jobApplication, page, { accept: 'text/html' });
const ten = { allowed: 10, status: 303 };
const unknown = { allowed: 20, status: 404 };

const forms: PlainForm[] = [
  {
    page: '/join-the-waitlist',
    post: fields(requiredFields),
    ...ten,
    asScript: (app) => postApplication(app),
  },
  { page: '/de/join-waitlist', post: fields(requiredFields), ...ten },
  { page: '/Sales', post: fields(lead), ...ten, asScript: (app) => postLead(app) },
  { page: '/support', post: fields(supportRequest), ...ten, asScript: (app) => postSupportRequest(app) },
  { page: '/business-manager-uk', post: sendJob, ...ten, asScript: (app) => postJobApplication(app) },
  { page: '/confirm-application', post: fields({ email: lead.email }), ...ten },
  { page: '/ScheduleMeeting', post: fields(time), allowed: 20, status: 303, asScript: (app) => book(app) },
  { page: '/move-meeting', post: fields({ ...time, meeting: 'unknown' }), ...unknown },
  { page: '/meeting/cancel', post: fields({ token: 'unknown' }), ...unknown },
];

test.each(forms)(
  'without JavaScript $page is rate-limited',
  async ({ page, post, allowed, status, asScript }) => {
    const { app } = await api({ RATE_LIMITS: 'on' });
    const statuses: number[] = [];
    for (let i = 0; i < allowed; i++) statuses.push((await post(app, page)).statusCode);
    expect(statuses).toEqual(Array(allowed).fill(status));
    const refused = await post(app, page);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toContain('text/html');
    if (asScript) expect((await asScript(app)).statusCode).toBe(429);
  },
);
