import { expect, test } from 'vitest';
import { chatFormats, type NoticeChoice, type NoticeSettings, off } from '../../contract/console/notices.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import type { SubmissionKind } from '../../contract/console/submissions.ts';
import { openConsole, sampleSubmissions } from '../console/testing/open-console.ts';
import { sql } from '../db/sql.ts';
import { firstHostId } from '../hosts/store.ts';
import { book, bookingBody } from '../meetings/testing/meeting.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { signedIn } from '../testing/operators.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { chatSecret, chatSink } from './testing/chat-sink.ts';

const now: NoticeChoice = { ...off, when: 'now' };
const team = 'team@forespan.example';

function choose(
  kinds: Partial<Record<SubmissionKind, NoticeChoice>>,
  more: Partial<NoticeSettings> = {},
): NoticeSettings {
  const all = { application: off, lead: off, support: off, meeting: off, 'job-application': off };
  return { kinds: { ...all, ...kinds }, channel: 'mail', timeZone: 'UTC', digestTime: '08:00', ...more };
}

onEachEngine((on) => {
  type Parts = Parameters<typeof openConsole>[1];
  async function open({ variables, ...more }: NonNullable<Parts> = {}) {
    const opened = await openConsole(on.database, {
      variables: { OPERATOR_EMAIL: team, ...variables },
      ...more,
    });
    const set = async (settings: NoticeSettings) =>
      expect((await opened.post(consoleApi.notices, settings)).statusCode).toBe(200);
    return { ...opened, set };
  }
  /** The notices queued for operators, once every notice was passed on. */
  async function toPeople(): Promise<string[]> {
    await eventually(async () => {
      const untold = sql`select from outbox where told_at is null and operator_id is null and state <> 'held'
        and topic = 'mail' and template !~ 'confirmation|invitation|opt-in'`;
      expect(await on.run(untold)).toEqual([]);
    });
    const rows = await on.run(
      sql`select topic, template from outbox where operator_id is not null order by created_at, template`,
    );
    return rows.map(({ topic, template }) => `${topic} ${template}`);
  }

  test('without any settings, only the operator address is notified', async () => {
    const { ask, apply, write } = await open();
    await ask();
    await apply();
    await write();
    expect(await toPeople()).toEqual([]);
    expect(await on.run(sql`select distinct topic from outbox`)).toEqual([{ topic: 'mail' }]);
    expect(await on.rows('digest_items')).toEqual([]);
  });

  test('an operator gets mails about the chosen kinds, in addition to the operator address', async () => {
    const sink = await smtpSink();
    const { ask, write, set, operator } = await open({ variables: { SMTP_URL: sink.url } });
    await set(choose({ lead: now }));
    await write();
    await ask();
    expect(await toPeople()).toEqual(['mail lead.created']);
    await sink.arrived(5);
    const leads = sink.mails.filter(({ subject }) => subject === 'New question for sales: Zoë Müller');
    const to = leads.map((mail) => mail.to?.[0]?.address).toSorted();
    expect(to).toEqual([operator.email, team].toSorted());
  });

  test('applications are reported from the chosen ad spend on', async () => {
    const { apply, set } = await open();
    await set(choose({ application: { ...now, minSpend: '$1M–$5M' } }));
    await apply({ email: 'small@agency.example', monthlyAdSpend: '$500K–$1M' });
    await apply({ email: 'exact@agency.example', monthlyAdSpend: '$1M–$5M' });
    await apply({ email: 'large@agency.example', monthlyAdSpend: '$5M+' });
    expect(await toPeople()).toHaveLength(2);
  });

  test('an operator who only wants their own submissions is notified on assignment', async () => {
    const { ask, set, post, app, operator } = await open();
    const colleague = await signedIn(on.database.db, 'editor', 'colleague@agency.example');
    await set(choose({ lead: { ...now, onlyMine: true } }));
    await ask();
    expect(await toPeople()).toEqual([]);
    const [{ id }] = (await on.rows('leads')) as [{ id: string }];
    const url = consoleApi.act('lead', id, 'assign');
    await post(url, { assignee: operator.id });
    expect(await toPeople()).toEqual([]);
    const payload = { assignee: operator.id };
    await app.inject({ method: 'POST', url, headers: colleague.headers, payload });
    expect(await toPeople()).toEqual(['mail lead.assigned']);
    await app.inject({
      ...{ method: 'POST', url: consoleApi.bulk('lead'), headers: colleague.headers },
      payload: { change: { do: 'assign', assignee: null }, items: [{ id }] },
    });
    const bulk = await app.inject({
      ...{ method: 'POST', url: consoleApi.bulk('lead'), headers: colleague.headers },
      payload: { change: { do: 'assign', assignee: operator.id }, items: [{ id }] },
    });
    expect(bulk.statusCode).toBe(200);
    expect(await toPeople()).toEqual(['mail lead.assigned', 'mail lead.assigned']);
  });

  test('a host is notified of their own meetings', async () => {
    const { app, set, operator } = await open();
    await set(choose({ meeting: { ...now, onlyMine: true } }));
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    async function bookSoon(email: string) {
      for (let days = 7; days < 20; days++) {
        const reply = await book(app, { ...bookingBody, date: at(days), email });
        if (reply.statusCode === 200) return;
      }
    }
    await bookSoon('a@agency.example');
    expect(await toPeople()).toEqual([]);
    await on.run(sql`update hosts set operator_id = ${operator.id} where id = ${firstHostId}`);
    await bookSoon('b@agency.example');
    expect(await toPeople()).toEqual(['mail meeting.booked']);
  });

  test('spam is reported once it is released, and an operator without access gets no notices', async () => {
    const { write, set, post, operator } = await open();
    await set(choose({ support: now }));
    await write({ openMs: 1 });
    expect(await toPeople()).toEqual([]);
    const [{ id }] = (await on.rows('support_requests')) as [{ id: string }];
    await post(consoleApi.act('support', id, 'unflag'));
    expect(await toPeople()).toEqual(['mail support.created']);
    await on.run(sql`update operators set disabled_at = now() where id = ${operator.id}`);
    await write({ message: 'Another one' });
    expect(await toPeople()).toHaveLength(1);
  });

  test('a digest lists the day’s events except erased ones, and a day without events has none', async () => {
    const sink = await smtpSink();
    const { ask, set, operator } = await open({ variables: { SMTP_URL: sink.url } });
    await set(choose({ lead: { ...now, when: 'daily' } }, { timeZone: 'Asia/Kolkata' }));
    const makeDue = () => on.run(sql`update notice_settings set digest_due_at = now()`);
    await ask();
    await ask({ email: 'gone@agency.example', fullName: 'Somebody Gone', comments: 'Erase me' });
    expect(await toPeople()).toEqual([]);
    expect(await on.rows('digest_items')).toHaveLength(2);
    await on.run(sql`delete from leads where email like 'gone%'`);
    await makeDue();
    const digest = await eventually(() => {
      const found = sink.mails.find(({ subject }) => subject === 'One new notice');
      expect(found).toBeDefined();
      return found;
    });
    expect(digest?.to?.[0]?.address).toBe(operator.email);
    expect(digest?.text).toContain('Zoë Müller');
    expect(digest?.text).not.toContain('Gone');
    await makeDue();
    await eventually(async () => {
      const [{ ahead }] = (await on.run(sql`select digest_due_at > now() as ahead from notice_settings`)) as [
        { ahead: boolean },
      ];
      expect(ahead).toBe(true);
    });
    expect(await toPeople()).toEqual(['mail operator.digest']);
  });

  test.each(chatFormats)(
    '%s gets a message in which nothing that a stranger sent is live',
    async (format) => {
      const { sink, url, parts } = await chatSink();
      const { ask, set, post } = await open({ parts });
      expect((await post(consoleApi.chat, { format, url })).json().chat).toEqual({
        format,
        site: 'hooks.example',
      });
      await set(choose({ lead: now }, { channel: 'chat' }));
      const fullName = '<!here> @channel <users/all> [win](https://evil.example) *bold* www.evil.example';
      const lead = { ...sampleSubmissions.lead, jobTitle: `${fullName} <b>` };
      await ask(lead);
      await sink.arrived(1);
      const { said, live } = readers[format](sink.bodies[0] as never);
      expect(live).toMatchObject([expect.stringMatching(/^http:\/\/localhost:3000\/console\?kind=lead&id=/)]);
      expect(said.replaceAll('\u200b', '')).toContain(
        '<!here> @channel <users/all> [win](https://evil.example)',
      );
      expect(said).not.toMatch(/@channel|https:\/\/|www\.evil/);
    },
  );

  test('a channel that rejects messages is reported with its operator, and mails continue', async () => {
    const { sink, url, parts } = await chatSink();
    const { ask, set, post, get, operator, log } = await open({ parts });
    await post(consoleApi.chat, { format: 'slack', url });
    await set(choose({ lead: now }, { channel: 'chat' }));
    sink.status = 500;
    await ask();
    const chats = async () => (await get(consoleApi.health)).json().chats;
    await eventually(async () =>
      expect(await chats()).toEqual([
        {
          ...{ operator: operator.email, failing: 1, since: expect.any(String) },
          reason: 'Slack responded with 500',
        },
      ]),
    );
    // The retry succeeds.
    sink.status = 200;
    await post(consoleApi.resendAll);
    await sink.arrived(1);
    await eventually(async () => expect(await chats()).toEqual([]));
    // A channel that no longer exists is given up at once; another one ends the alarm.
    sink.status = 404;
    await ask({ comments: 'Once more' });
    await eventually(async () =>
      expect(await on.run(sql`select from outbox where state = 'dead'`)).toHaveLength(1),
    );
    expect(await chats()).toMatchObject([{ failing: 1, reason: 'Slack responded with 404' }]);
    await post(consoleApi.chat, { format: 'teams', url });
    expect(await chats()).toEqual([]);
    const read = [await get(consoleApi.notices), await get(consoleApi.audit), await get(consoleApi.outbox)];
    const shown = JSON.stringify([
      read.map(({ body }) => body),
      log,
      await on.rows('events'),
      await on.rows('outbox'),
    ]);
    expect(shown).toContain('chat-set');
    expect(shown).not.toContain(chatSecret);
  });

  test('a test notice is sent at once, and reports why it fails', async () => {
    const { sink, url, parts } = await chatSink();
    const mails = await smtpSink();
    const { set, post, operator } = await open({ parts, variables: { SMTP_URL: mails.url } });
    const problem = async () => (await post(consoleApi.testNotice)).json().problem;
    expect(await problem()).toBeNull();
    await mails.arrived(1);
    expect(mails.mails[0]?.to?.[0]?.address).toBe(operator.email);
    await post(consoleApi.chat, { format: 'mattermost', url });
    await set(choose({}, { channel: 'chat' }));
    expect(await problem()).toBeNull();
    expect(sink.bodies).toHaveLength(1);
    sink.status = 403;
    expect(await problem()).toBe('Mattermost responded with 403');
    expect((await post(consoleApi.removeChat)).json()).toMatchObject({
      chat: null,
      settings: { channel: 'mail' },
    });
    expect((await post(consoleApi.notices, choose({}, { channel: 'chat' }))).statusCode).toBe(422);
  });

  test('channels on this machine, in the local network or without TLS are not used', async () => {
    const { set, post } = await open();
    for (const host of [
      '127.0.0.1',
      '10.0.0.1',
      '169.254.169.254',
      '[::1]',
      'chat.internal',
      'a.example:8443',
    ]) {
      await post(consoleApi.chat, { format: 'slack', url: `https://${host}/hook` });
      await set(choose({}, { channel: 'chat' }));
      const { problem } = (await post(consoleApi.testNotice)).json();
      expect([host, problem]).toEqual([host, 'Slack: the address is not on the public internet']);
    }
    const plain = await post(consoleApi.chat, { format: 'slack', url: 'http://hooks.example/hook' });
    expect(plain.statusCode).toBe(422);
  });
});

interface Read {
  /** The text as people see it. */
  said: string;
  /** Where a click leads. */
  live: string[];
}
const decode = (html: string) => html.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** How each service parses a message, as far as mentions, links and formatting go. */
const readers = {
  slack({ text, blocks }: { text: string; blocks: { text: { type: string; text: string } }[] }): Read {
    expect(text).not.toMatch(/[<>]/);
    const plain = blocks.filter((block) => block.text.type === 'plain_text').map((block) => block.text.text);
    const links = blocks.flatMap(({ text: { type, text: words } }) =>
      type === 'mrkdwn' ? [...words.matchAll(/<([^|>]+)\|/g)].map(([, url = '']) => url) : [],
    );
    return { said: plain.join('\n'), live: links };
  },
  teams({ attachments: [card] }: { attachments: { content: TeamsCard }[] }): Read {
    const { body = [], actions = [] } = card?.content ?? {};
    expect(body.every(({ type }) => type === 'RichTextBlock')).toBe(true);
    const said = body.flatMap(({ inlines }) => inlines.map(({ text }) => text)).join('\n');
    return { said, live: actions.map(({ url }) => url) };
  },
  mattermost({ text }: { text: string }): Read {
    const links = [...text.matchAll(/(?<!\\)\[[^\]]*\]\(([^)]*)\)/g)].map(([, url = '']) => url);
    const own = text.split('\n').slice(0, -1).join('\n');
    // Outside our own two asterisks, all punctuation is escaped.
    expect(own.replaceAll('**', '').replace(/\\./gs, '')).not.toMatch(/[!-/:-@[-`{-~]/);
    return { said: own.replace(/\\(.)/gs, '$1'), live: links };
  },
  'google-chat'({ cardsV2 }: { cardsV2: { card: { sections: { widgets: GoogleWidget[] }[] } }[] }): Read {
    const widgets = cardsV2.flatMap(({ card }) => card.sections.flatMap((section) => section.widgets));
    const html = widgets.map(({ textParagraph }) => textParagraph?.text ?? '').join('');
    expect(html.replace(/<\/?b>|<br>/g, '')).not.toMatch(/[<>]/);
    const live = widgets.flatMap(({ buttonList }) =>
      (buttonList?.buttons ?? []).map(({ onClick }) => onClick.openLink.url),
    );
    return { said: decode(html), live };
  },
} as const;

interface TeamsCard {
  body: { type: string; inlines: { text: string }[] }[];
  actions: { url: string }[];
}
interface GoogleWidget {
  textParagraph?: { text: string };
  buttonList?: { buttons: { onClick: { openLink: { url: string } } }[] };
}
