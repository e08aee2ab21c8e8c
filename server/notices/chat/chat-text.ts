/** Invisible, and no part of any name or address. */
const gap = '\u200b';

/**
 * Defuses a stranger's text, so that no chat turns it into a mention, a link or a command: an invisible gap follows
 * every `@`, `#` and `~`, and separates the parts of addresses. Each format escapes its own markup.
 */
export function withoutMentions(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[@#~]/g, `$&${gap}`)
    .replace(/:\/\//g, `:${gap}//`)
    .replace(/(?<=[\p{L}\p{N}])[.:](?=[\p{L}\p{N}])/gu, `$&${gap}`)
    .trim();
}

/** For HTML: Slack decodes these three, Google Chat's cards decode them in text. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** For Markdown: escapes all punctuation. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
