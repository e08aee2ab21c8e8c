import { expect, test } from 'vitest';
import { onEachEngine } from '../testing/on-each-engine.ts';
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
});
