import { expect, test } from 'vitest';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { webhookSink } from '../testing/webhook-sink.ts';
import { postSupportRequest, supportRequest } from './testing/support-request.ts';

onEachEngine(({ api, rows }) => {
  test('a message is stored before the reply', async () => {
    const { app } = await api();
    const response = await postSupportRequest(app);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Form submitted successfully!' },
    ]);
    expect(await rows('support_requests')).toMatchObject([
      {
        name: 'Ada',
        email: 'Ada@agency.example',
        email_key: 'ada@agency.example',
        business_type: 'agency',
        support_type: 'other',
        message: 'The forecast does not load.',
        status: 'new',
        flag: null,
        language: 'en',
      },
    ]);
    expect(await rows('events')).toMatchObject([{ subject_kind: 'support', kind: 'created' }]);
  });

  test('the same content again stores and sends nothing, other content is a new message', async () => {
    const { app } = await api();
    const again = { ...supportRequest, email: 'ada@AGENCY.example' };
    for (const payload of [supportRequest, again, { ...supportRequest, message: 'It loads now.' }]) {
      expect((await postSupportRequest(app, payload)).statusCode).toBe(200);
    }
    expect(await rows('support_requests')).toHaveLength(2);
    // One confirmation a day, however often the form is sent.
    expect((await rows('outbox')).map(({ template }) => template).sort()).toEqual([
      'support.confirmation',
      'support.created',
      'support.created',
    ]);
  });

  test('fifty concurrent requests store one message', async () => {
    const { app } = await api();
    const responses = await Promise.all(Array.from({ length: 50 }, () => postSupportRequest(app)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rows('support_requests')).toHaveLength(1);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test.each([
    ['honeypot', { projectCode: 'x' }],
    ['tooFast', { openMs: 12 }],
  ])('what looks like spam is stored and flagged as %s, and its mails are held', async (flag, trap) => {
    const { app } = await api();
    const response = await postSupportRequest(app, { ...supportRequest, ...trap });
    expect(response.statusCode).toBe(200);
    expect(await rows('support_requests')).toMatchObject([{ flag }]);
    expect(new Set((await rows('outbox')).map(({ state }) => state))).toEqual(new Set(['held']));
  });

  test('a client over the rate limit gets 429', async () => {
    const { app } = await api({ RATE_LIMITS: 'on' });
    const statuses = [];
    for (let time = 0; time < 12; time++) {
      const payload = { ...supportRequest, message: `Message ${time}` };
      statuses.push((await postSupportRequest(app, payload)).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect(await rows('support_requests')).toHaveLength(10);
  });

  test('the webhook is called with a signature that can be verified', async () => {
    const hook = await webhookSink();
    const { app } = await api(hook.variables);
    await postSupportRequest(app);
    await hook.called(1);
    expect(hook.verified(0)).toMatchObject({
      type: 'support.created',
      data: { ...supportRequest, language: 'en' },
    });
  });
});
