import { escapeHtml } from '../html.ts';

/** An element of the page that may change. Positions are in bytes. */
export interface TemplateElement {
  tagName: string;
  /** The values are escaped. */
  attributes: ReadonlyMap<string, string>;
  tag: Range;
  /** Undefined for an element without an end tag. */
  content: Range | undefined;
}

interface Range {
  start: number;
  end: number;
}

/** The changes that turn the template into one visitor's page; the template itself stays unchanged. */
export class PageDraft {
  readonly #attributes = new Map<TemplateElement, Map<string, string>>();
  readonly #patches: (Range & { text: string })[] = [];

  /** Without a value the attribute is removed. */
  setAttribute(element: TemplateElement, name: string, value: string | undefined): void {
    const attributes = this.#attributes.get(element) ?? new Map(element.attributes);
    this.#attributes.set(element, attributes);
    attributes.delete(name);
    if (value !== undefined) attributes.set(name, escapeHtml(value));
  }

  setText({ tagName, content }: TemplateElement, text: string): void {
    if (!content) return;
    // The parser drops a line break right after the start tag of a textarea.
    const lead = tagName === 'textarea' && text.startsWith('\n') ? '\n' : '';
    this.#patches.push({ ...content, text: lead + escapeHtml(text) });
  }

  setMarkup({ content }: TemplateElement, markup: string): void {
    if (content) this.#patches.push({ ...content, text: markup });
  }

  insert(offset: number, markup: string): void {
    this.#patches.push({ start: offset, end: offset, text: markup });
  }

  applyTo(source: Buffer): Buffer {
    for (const [{ tagName, tag }, attributes] of this.#attributes) {
      let text = `<${tagName}`;
      for (const [name, value] of attributes) text += ` ${name}="${value}"`;
      this.#patches.push({ ...tag, text: `${text}>` });
    }
    const size = this.#patches.reduce((sum, { text }) => sum + Buffer.byteLength(text), source.length);
    const page = Buffer.allocUnsafe(size);
    let written = 0;
    let copied = 0;
    for (const { start, end, text } of this.#patches.sort((a, b) => a.start - b.start)) {
      // Inside a part that was replaced.
      if (start < copied) continue;
      written += source.copy(page, written, copied, start);
      written += page.write(text, written);
      copied = end;
    }
    written += source.copy(page, written, copied);
    return page.subarray(0, written);
  }
}
