import type { ChatFormat } from '../../contract/console/notices.ts';

/** A message to a channel. Title and lines may quote a stranger; the link is ours. */
export interface ChatMessage {
  title: string;
  lines: readonly string[];
  link: { label: string; url: string };
}

const maxLine = 300;

/** The body for the incoming webhook of a chat service. */
export function chatBody(format: ChatFormat, { title, lines, link }: ChatMessage): object {
  const [head = '', ...rest] = [title, ...lines].map((line) => withoutMentions(cut(line)));
  return bodies[format](head, rest, link);
}

function cut(text: string): string {
  return text.length > maxLine ? `${text.slice(0, maxLine)} …` : text;
}

const bodies: Record<ChatFormat, (head: string, rest: string[], link: ChatMessage['link']) => object> = {
  /** `plain_text` is shown verbatim; only our own link is `mrkdwn`. */
  slack: (head, rest, { label, url }) => ({
    text: escapeHtml(head),
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      { type: 'section', text: { type: 'plain_text', text: [head, ...rest].join('\n'), emoji: false } },
      { type: 'section', text: { type: 'mrkdwn', text: `<${url}|${label}>` } },
    ],
  }),
  /** Text runs in adaptive cards do not support Markdown. */
  teams: (head, rest, { label, url }) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [head, ...rest].map((text, i) => ({
            type: 'RichTextBlock',
            inlines: [{ type: 'TextRun', text, ...(i === 0 && { weight: 'Bolder' }) }],
          })),
          actions: [{ type: 'Action.OpenUrl', title: label, url }],
        },
      },
    ],
  }),
  mattermost: (head, rest, { label, url }) => ({
    text: [
      `**${escapeMarkdown(head)}**`,
      ...rest.map(escapeMarkdown),
      `[${escapeMarkdown(label)}](${url})`,
    ].join('\n'),
  }),
  /** Text paragraphs in cards accept a subset of HTML. */
  'google-chat': (head, rest, { label, url }) => ({
    cardsV2: [
      {
        cardId: 'notice',
        card: {
          sections: [
            {
              widgets: [
                {
                  textParagraph: {
                    text: [`<b>${escapeHtml(head)}</b>`, ...rest.map(escapeHtml)].join('<br>'),
                  },
                },
                { buttonList: { buttons: [{ text: label, onClick: { openLink: { url } } }] } },
              ],
            },
          ],
        },
      },
    ],
  }),
};

/** Invisible, and no part of any name or address. */
const gap = '\u200b';

/**
 * Defuses a stranger's text, so that no chat turns it into a mention, a link or a command: an invisible gap follows
 * every `@`, `#` and `~`, and separates the parts of addresses. Each format escapes its own markup.
 */
function withoutMentions(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[@#~]/g, `$&${gap}`)
    .replace(/:\/\//g, `:${gap}//`)
    .replace(/(?<=[\p{L}\p{N}])[.:](?=[\p{L}\p{N}])/gu, `$&${gap}`)
    .trim();
}

/** For HTML: Slack decodes these three, Google Chat's cards decode them in text. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** For Markdown: escapes all punctuation. */
function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
