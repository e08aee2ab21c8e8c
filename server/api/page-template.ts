import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { SubmittedForm } from '../../contract/forms.ts';
import { attribute, escapeHtml, walkElements } from '../html.ts';
import { PageDraft, type TemplateElement } from './page-draft.ts';

/** A built page that was parsed once and can be filled in for many visitors. */
export interface PageTemplate {
  /**
   * Returns the page with the visitor's values and the error messages, for browsers without JavaScript. Fields are
   * found by name; `data-error-for`, `data-banner` and `data-field-links` mark where messages go. `refresh` is where
   * such a browser is redirected at once.
   */
  fill(sent: SubmittedForm, refresh?: string): Buffer;
}

interface Field extends TemplateElement {
  name: string;
  /** The options of a select, each with its value. */
  options: readonly { value: string | undefined; option: TemplateElement }[];
  isChoice: boolean;
  isVisible: boolean;
}

/** An element that shows a message, in its first span if it has one. */
interface MessageElement {
  container: TemplateElement;
  target: TemplateElement;
}

export function createPageTemplate(source: Buffer): PageTemplate {
  const html = source.toString();
  const byteOffset = countBytes(html);
  const elements = [...walkElements(parse(html, { sourceCodeLocationInfo: true }))].filter(
    ({ sourceCodeLocation }) => sourceCodeLocation?.startTag,
  );
  const having = (name: string) => elements.filter((element) => attribute(element, name) !== undefined);
  const read = (element: Tree.Element) => readElement(element, byteOffset);
  const readMessage = (element: Tree.Element) => {
    const span = walkElements(element).find(({ tagName }) => tagName === 'span');
    return { container: read(element), target: read(span ?? element) };
  };
  const fields = having('name').map((element) => readField(element, read));
  const errors = having('data-error-for').map((element) => ({
    name: attribute(element, 'data-error-for') ?? '',
    ...readMessage(element),
  }));
  const banners = having('data-banner').map(readMessage);
  const linkLists = having('data-field-links').map(read);
  const labels = readLabels(elements);
  const islands = having('data-island').map((element) => findProps(element, html, byteOffset));
  const head = elements.find(({ tagName }) => tagName === 'head');
  const title = elements.find(({ tagName }) => tagName === 'title');
  // A page may leave out the tags of its head.
  const headEnd = (head && read(head).content?.end) ?? (title && read(title).tag.start);

  return {
    fill(sent, refresh) {
      const draft = new PageDraft();
      if (refresh !== undefined && headEnd !== undefined)
        draft.insert(headEnd, refreshWithoutScript(refresh));
      for (const field of fields) {
        if (Object.hasOwn(sent.values, field.name)) fillField(draft, field, sent.values[field.name] ?? '');
        if (Object.hasOwn(sent.fields, field.name)) draft.setAttribute(field, 'aria-invalid', 'true');
      }
      for (const error of errors) {
        if (Object.hasOwn(sent.fields, error.name)) show(draft, error, sent.fields[error.name] ?? '');
      }
      if (sent.message) for (const banner of banners) show(draft, banner, sent.message);
      const links = linkLists.length > 0 ? linksToFields(Object.keys(sent.fields), labels) : '';
      for (const list of linkLists) draft.setMarkup(list, links);
      // So that an island whose script loads after all starts from the same state.
      const state = islands.length > 0 ? escapeHtml(`"sent":${JSON.stringify(sent)}`) : '';
      for (const { end, before, after } of islands) draft.insert(end, before + state + after);
      focusProblem(draft, sent, fields, banners);
      return draft.applyTo(source);
    },
  };
}

function readElement(element: Tree.Element, byteOffset: (offset: number) => number): TemplateElement {
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  const tag = {
    start: byteOffset(startTag?.startOffset ?? 0),
    end: byteOffset(startTag?.endOffset ?? 0),
  };
  return {
    tagName: element.tagName,
    attributes: new Map(element.attrs.map(({ name, value }) => [name, escapeHtml(value)])),
    tag,
    content: endTag && { start: tag.end, end: byteOffset(endTag.startOffset) },
  };
}

function readField(element: Tree.Element, read: (element: Tree.Element) => TemplateElement): Field {
  const type = attribute(element, 'type') ?? '';
  const options = element.tagName === 'select' ? [...walkElements(element)] : [];
  return {
    ...read(element),
    name: attribute(element, 'name') ?? '',
    options: options
      .filter(({ tagName }) => tagName === 'option')
      .map((option) => ({ value: attribute(option, 'value'), option: read(option) })),
    isChoice: element.tagName === 'input' && /^(radio|checkbox)$/.test(type),
    isVisible: /^(input|select|textarea)$/.test(element.tagName) && type !== 'hidden',
  };
}

/** Converts positions in a text to positions in its UTF-8 encoding. */
function countBytes(text: string): (offset: number) => number {
  const offsets = new Uint32Array(text.length + 1);
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    offsets[i] = bytes;
    const code = text.charCodeAt(i);
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    bytes += code < 0x80 ? 1 : code < 0x800 || isSurrogate ? 2 : 3;
  }
  offsets[text.length] = bytes;
  return (offset) => offsets[offset] ?? bytes;
}

/** Where another prop can be inserted into an island, and the text around it. */
function findProps(element: Tree.Element, html: string, byteOffset: (offset: number) => number) {
  const { startTag, attrs } = element.sourceCodeLocation ?? {};
  const props = attrs?.['data-props'];
  if (!props)
    return { end: byteOffset((startTag?.endOffset ?? 1) - 1), before: ' data-props="{', after: '}"' };
  // Before the bracket and the quotation mark.
  const end = props.endOffset - 2;
  if (html[end] !== '}') throw new Error('The props of an island are not an object in quotation marks');
  return { end: byteOffset(end), before: html[end - 1] === '{' ? '' : ',', after: '' };
}

function fillField(draft: PageDraft, field: Field, value: string): void {
  if (field.tagName === 'textarea') draft.setText(field, value);
  for (const { value: offered, option } of field.options) {
    const isChosen = offered === value;
    if (isChosen !== option.attributes.has('selected'))
      draft.setAttribute(option, 'selected', isChosen ? '' : undefined);
  }
  if (field.isChoice) {
    const isChosen = field.attributes.get('value') === escapeHtml(value);
    if (isChosen !== field.attributes.has('checked'))
      draft.setAttribute(field, 'checked', isChosen ? '' : undefined);
  } else if (field.tagName === 'input') {
    draft.setAttribute(field, 'value', value);
  }
}

function show(draft: PageDraft, { container, target }: MessageElement, message: string): void {
  draft.setAttribute(container, 'hidden', undefined);
  draft.setText(target, message);
}

/** Focuses the first invalid field, or the message if no field is to blame. */
function focusProblem(
  draft: PageDraft,
  { fields: errors, message }: SubmittedForm,
  fields: readonly Field[],
  [banner]: readonly MessageElement[],
): void {
  const invalid = fields.find(({ name, isVisible }) => isVisible && Object.hasOwn(errors, name));
  if (invalid) draft.setAttribute(invalid, 'autofocus', '');
  else if (banner && message) {
    draft.setAttribute(banner.container, 'tabindex', '-1');
    draft.setAttribute(banner.container, 'autofocus', '');
  }
}

/** Maps the name of each field to the text of its label. */
function readLabels(elements: readonly Tree.Element[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const element of elements) {
    const name = attribute(element, 'for') ?? /^(.+)-label$/.exec(attribute(element, 'id') ?? '')?.[1];
    const [text] = element.childNodes;
    if (name && text && 'value' in text && !labels.has(name)) labels.set(name, text.value.trim());
  }
  return labels;
}

/** A list with a link to each invalid field that has a label, as the island renders it. */
function linksToFields(names: readonly string[], labels: ReadonlyMap<string, string>): string {
  return names
    .filter((name) => labels.get(name))
    .map((name) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(labels.get(name) ?? '')}</a></li>`)
    .join('');
}

function refreshWithoutScript(path: string): string {
  return `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(path)}"></noscript>`;
}
