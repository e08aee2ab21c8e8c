/** A question a mail to us should answer. */
export interface MailField {
  label: string;
  hint?: string | undefined;
  /** The answers to choose from. */
  options?: readonly string[];
  optional?: boolean;
}

export interface MailGroup {
  title: string;
  fields: readonly MailField[];
}

/**
 * The questions as text, a line each. `line` sets a label before its answer, `answers` are those already
 * known, by label.
 */
export function mailQuestions(
  groups: readonly MailGroup[],
  line: (label: string) => string,
  answers: Record<string, string> = {},
): string {
  const paragraphs = groups.map(({ title, fields }) => {
    const questions = fields.map(({ label, options }) => {
      const answer = answers[label];
      if (answer !== undefined) return `${line(label)} ${answer}`;
      return `${line(options ? `${label} (${options.join(', ')})` : label)} `;
    });
    return [...(groups.length > 1 ? [title] : []), ...questions].join('\n');
  });
  return `${paragraphs.join('\n\n')}\n`;
}
