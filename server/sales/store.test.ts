import { expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { lead, postLead, wrongNumber } from './testing/lead.ts';

onEachEngine(({ api, rows, run }) => {
  test('a lead is stored before the reply, its number in E.164', async () => {
    const { app } = await api();
    const response = await postLead(app);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Form submitted successfully!' },
    ]);
    expect(await rows('leads')).toMatchObject([
      {
        full_name: 'Zoë Müller',
        email: 'Zoe@agency.example',
        email_key: 'zoe@agency.example',
        job_title: 'Head of Search',
        company_size: '51-200',
        phone: '+49301234567',
        phone_extension: '',
        phone_country: 'DE',
        comments: '',
        status: 'new',
        flag: null,
        language: 'en',
      },
    ]);
    expect(await rows('events')).toMatchObject([{ subject_kind: 'lead', kind: 'created' }]);
  });

  test('the same content again, however number and address are written, stores and sends nothing', async () => {
    const { app } = await api();
    const again = { ...lead, email: 'zoe@AGENCY.example', phone: '+49 30 123 45 67' };
    const responses = [];
    for (const payload of [lead, lead, again]) {
      responses.push((await postLead(app, payload)).body);
    }
    expect(new Set(responses).size).toBe(1);
    expect(await rows('leads')).toHaveLength(1);
    expect(await rows('events')).toHaveLength(1);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test('another question of the same person is stored, but only one confirmation is sent per day', async () => {
    const { app } = await api();
    await postLead(app);
    await postLead(app, { ...lead, comments: 'And in Spain?' });
    expect((await rows('leads')).map(({ comments }) => comments)).toEqual(['', 'And in Spain?']);
    expect((await rows('outbox')).map(({ template }) => template).sort()).toEqual([
      'lead.confirmation',
      'lead.created',
      'lead.created',
    ]);
  });

  test('the same question can be asked again after it was dealt with', async () => {
    const { app } = await api();
    await postLead(app);
    await run(sql`update leads set status = 'contacted'`);
    await postLead(app);
    expect((await rows('leads')).map(({ status }) => status)).toEqual(['contacted', 'new']);
  });

  test('invalid numbers do not count against the rate limit', async () => {
    const { app } = await api({ RATE_LIMITS: 'on' });
    for (let time = 0; time < 30; time++) {
      await postLead(app, { ...lead, ...wrongNumber });
    }
    expect((await postLead(app)).statusCode).toBe(200);
  });
});
