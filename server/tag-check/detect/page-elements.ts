import { foreignContent, Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';
import type { Landmark } from '../../../contract/tag-check.ts';

/** A page element that may contain a tag. */
export interface PageElement {
  name: string;
  attributes: Map<string, string>;
  /** The content of raw text elements. */
  text: string;
  /** The attributes of the enclosing `amp-analytics` element. */
  amp: Map<string, string> | null;
  section: 'head' | 'body';
  line: number;
  /** The line on which its content begins. */
  contentLine: number;
  offset: number;
}

interface PageElements {
  elements: PageElement[];
  lines: number;
  /** The first of each kind, in page order. */
  landmarks: Landmark[];
  /** How many characters of text are visible without scripts. */
  visible: number;
}

const telling = /^(script|noscript|link|meta|base|iframe|frame|frameset|img|html|body|astro-island|amp-.+)$/;
const tellingAttribute = /^on|^data-mage-init$/;
const idInData = /^(?:G|GT|GTM)-[A-Z0-9]{4,12}$/;
const rawText = /^(style|xmp|iframe|noembed|noframes|noscript)$/;
const inHead = /^(html|head|base|basefont|bgsound|link|meta|title|script|style|noscript|noframes|template)$/;
/** SVG elements with HTML content. */
const htmlInSvg = /^(foreignobject|desc|title)$/;

/**
 * The elements of a page in the order in which a browser with JavaScript parses them, without comments, text and inert
 * templates. Uses only parse5's tokenizer: it is linear, building a tree is not.
 */
export function readPageElements(html: string): PageElements {
  const elements: PageElement[] = [];
  const foreign: string[] = [];
  const texts: string[] = [];
  let open: PageElement | null = null;
  let templates = 0;
  let amp: Map<string, string> | null = null;
  const landmarks = new Map<Landmark['is'], Landmark>();
  let lines = 1;
  let visible = 0;

  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, {
    onStartTag,
    onEndTag,
    onCharacter: onText,
    onNullCharacter: onText,
    onWhitespaceCharacter: onText,
    onComment() {},
    onDoctype() {},
    onEof({ location }) {
      lines = location?.startLine ?? 1;
      leaveHead(location);
      close();
    },
  } satisfies TokenHandler);
  tokenizer.write(html, true);
  return { elements, lines, landmarks: [...landmarks.values()], visible };

  function onStartTag(token: Token.TagToken): void {
    if (open) return;
    const { tagName: name, attrs, location, selfClosing } = token;
    const offset = location?.startOffset ?? 0;
    if (!inHead.test(name)) leaveHead(location);
    if (name === 'head' || name === 'body') mark(name, location);
    if (isForeign() && foreignContent.causesExit(token)) foreign.length = 0;
    const attributes = new Map(attrs.map((attribute) => [attribute.name, attribute.value]));
    if (
      name === 'template' &&
      !attributes.has('shadowrootmode') &&
      (templates > 0 || !isCloned(attributes.get('id')))
    )
      templates += 1;
    if (name === 'amp-analytics') amp = attributes;
    const element: PageElement = {
      name,
      attributes,
      text: '',
      amp,
      section: landmarks.has('head-end') ? 'body' : 'head',
      line: location?.startLine ?? 1,
      contentLine: location?.endLine ?? 1,
      offset,
    };
    if (templates === 0 && (telling.test(name) || attrs.some(isTelling))) elements.push(element);

    if (isForeign()) {
      if (name === 'script' && !selfClosing) open = element;
      if (htmlInSvg.test(name) && !selfClosing) foreign.push(name);
    } else if ((name === 'svg' || name === 'math') && !selfClosing) foreign.push(name);
    else {
      const mode = modeIn(name);
      if (mode !== TokenizerMode.DATA) {
        tokenizer.state = mode;
        open = element;
      }
    }
    tokenizer.inForeignNode = isForeign();
  }

  function onEndTag({ tagName: name, location }: Token.TagToken): void {
    if (open && open.name !== name) return;
    close();
    if (name === 'head') leaveHead(location);
    if (name === 'body') mark('body-end', location);
    if (name === 'template' && templates > 0) templates -= 1;
    if (name === 'amp-analytics') amp = null;
    const at = foreign.lastIndexOf(name);
    if (at >= 0) foreign.length = at;
    tokenizer.inForeignNode = isForeign();
  }

  function onText({ type, chars, location }: Token.CharacterToken): void {
    if (open) texts.push(chars);
    else if (type === Token.TokenType.CHARACTER && templates === 0) {
      visible += chars.length;
      leaveHead(location);
    }
  }

  function close(): void {
    if (open) open.text = texts.join('');
    open = null;
    texts.length = 0;
  }

  function leaveHead(location: Token.Location | null): void {
    mark('head-end', location);
  }

  function mark(is: Landmark['is'], location: Token.Location | null): void {
    if (!location || landmarks.has(is)) return;
    const { startLine: line, startOffset } = location;
    landmarks.set(is, { is, line, position: html.length > 0 ? startOffset / html.length : 0 });
  }

  /** True if a script puts a copy of a template into the page, where its content runs. */
  function isCloned(id: string | undefined): boolean {
    if (!id || !/\.content\b/.test(html) || !/\b(?:importNode|cloneNode)\(/.test(html)) return false;
    return [`'${id}'`, `"${id}"`, `'#${id}'`, `"#${id}"`].some((name) =>
      html.replace(`id="${id}"`, '').includes(name),
    );
  }

  function isForeign(): boolean {
    return foreign.length > 0 && !htmlInSvg.test(foreign.at(-1) as string);
  }
}

function isTelling({ name, value }: Token.Attribute): boolean {
  return tellingAttribute.test(name) || (name.startsWith('data-') && idInData.test(value));
}

/** The tokenizer state after an element's start tag. */
function modeIn(name: string) {
  if (name === 'script') return TokenizerMode.SCRIPT_DATA;
  if (name === 'textarea' || name === 'title') return TokenizerMode.RCDATA;
  if (name === 'plaintext') return TokenizerMode.PLAINTEXT;
  return rawText.test(name) ? TokenizerMode.RAWTEXT : TokenizerMode.DATA;
}
