import { expect, test } from 'vitest';
import { chatFormats } from '../../contract/console/notices.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { sampleSubmissions } from '../console/testing/open-console.ts';
import { sql } from '../db/sql.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { chatSecret, chatSink } from './testing/chat-sink.ts';
import { choose, now, openNotices } from './testing/open-notices.ts';

onEachEngine((on) => {
  test.each(chatFormats)(
    '%s gets a message in which nothing that a stranger sent is live',
    async (format) => {
      const { sink, url, parts } = await chatSink();
      const { ask, set, post } = await openNotices(on, { parts });
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
    const { ask, set, post, get, operator, log } = await openNotices(on, { parts });
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
    const { set, post, operator } = await openNotices(on, { parts, variables: { SMTP_URL: mails.url } });
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
    const { set, post } = await openNotices(on);
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
