/** Invisible, and no part of any name or address. */
const gap = '\u200b';

/**
 * What a stranger sent, so that no chat turns it into a mention, a link or a command: an invisible gap follows every
 * `@`, `#` and `~`, and separates the parts of addresses. What has a meaning in the format itself is escaped by it.
 */
export function withoutMentions(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[@#~]/g, `$&${gap}`)
    .replace(/:\/\//g, `:${gap}//`)
    .replace(/(?<=[\p{L}\p{N}])[.:](?=[\p{L}\p{N}])/gu, `$&${gap}`)
    .trim();
}

/** As HTML: Slack decodes these three, Google Chat's cards decode them in text. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** As Markdown: every sign of punctuation stands for itself. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
