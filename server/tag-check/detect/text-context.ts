import { isFunction, readKeyName, readMemberPath, type SyntaxNode } from './parse-script.ts';
import { isPlainName, type TagId } from './tag-id.ts';

/** Where a text is in a script: the enclosing call, list or object, and the names on the way. */
export interface TextContext {
  open: '(' | '[' | '{' | '';
  callee: string;
  /** The property, or the variable that it is assigned to. */
  name: string | null;
  assigned: boolean;
  /** True if it is in an object with `enabled: false`. */
  isOff?: boolean;
  /** The names around the call, list or object. */
  outerNames: (string | null)[];
}

/** An id with its context. */
export interface Candidate {
  tag: TagId;
  context: TextContext;
  node: SyntaxNode;
}

const levels = 3;

/** Reads the context of a node from its ancestors, the nearest last. */
export function findTextContext(
  node: SyntaxNode,
  ancestors: readonly SyntaxNode[],
  within: string | null,
): TextContext {
  const frames: TextContext[] = [];
  let frame = emptyContext();
  let child = node;
  for (let at = ancestors.length - 1; at >= 0 && frames.length < levels; at--) {
    const parent = ancestors[at] as SyntaxNode;
    if (/^(?:Property|PropertyDefinition)$/.test(parent.type) && 'value' in parent && parent.value === child)
      frame.name ??= readKeyName((parent as { key: SyntaxNode }).key);
    else if (parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier')
      assign(frame, parent.id.name);
    else if (parent.type === 'AssignmentExpression' && parent.right === child) {
      const path = readMemberPath(parent.left);
      assign(frame, path.slice(path.lastIndexOf('.') + 1));
    } else if (parent.type === 'ObjectExpression') {
      frame.isOff = parent.properties.some(isOff);
      close('{');
    } else if (parent.type === 'ArrayExpression') close('[');
    else if (
      (parent.type === 'CallExpression' || parent.type === 'NewExpression') &&
      parent.callee !== child
    ) {
      frame.callee = readMemberPath(parent.callee);
      close('(');
    } else if (isFunction(parent) || parent.type === 'BlockStatement') close('');
    child = parent;
  }
  frames.push(frame);
  const outermost = frames.at(-1) as TextContext;
  if (frames.length <= levels) outermost.name ??= within;
  return { ...(frames[0] as TextContext), outerNames: frames.slice(1, levels).map(({ name }) => name) };

  function close(open: TextContext['open']): void {
    frame.open = open;
    frames.push(frame);
    frame = emptyContext();
  }
}

export function emptyContext(): TextContext {
  return { open: '', callee: '', name: null, assigned: false, outerNames: [] };
}

function assign(frame: TextContext, name: string): void {
  if (frame.name) return;
  frame.name = name;
  frame.assigned = true;
}

/** `enabled: false` */
function isOff(property: SyntaxNode): boolean {
  return (
    property.type === 'Property' &&
    /^(?:enabled?|active|isEnabled)$/.test(readKeyName(property.key) ?? '') &&
    isFalse(property.value)
  );
}

/** `false`, `0` or `!1` */
export function isFalse(node: SyntaxNode): boolean {
  if (node.type === 'UnaryExpression' && node.operator === '!')
    return node.argument.type === 'Literal' && Boolean(node.argument.value);
  return node.type === 'Literal' && (node.value === false || node.value === 0);
}

/** `analytics.load(key)` or `AnalyticsBrowser.load({ writeKey })`. */
export function isSegmentKey(text: string, { callee, name }: TextContext): boolean {
  return /^\w{20,64}$/.test(text) && (/(^|\.)analytics\.load$/.test(callee) || name === 'writeKey');
}

/** True if a text becomes the code of a script element. */
export function isCodeSink({ name, assigned, callee }: TextContext): boolean {
  if (/(^|\.)createTextNode$/.test(callee)) return true;
  return assigned && /^(text|textContent|innerHTML|innerText)$/.test(name ?? '');
}

/** True if a text is the URL of a script to load: `s.src = …`, `$.getScript(…)`. */
export function isScriptSink({ name, callee }: TextContext): boolean {
  return (
    name === 'src' ||
    /(^|\.)(getScript|loadScript|loadJS|addScript|importScripts|import|loadExternalScript|script|yepnope|fetch|open)$/i.test(
      callee,
    ) ||
    /(^|\.)setAttribute$/.test(callee)
  );
}

/** True if markup is put into the page, where its scripts run. */
export function isMarkupSink({ callee }: TextContext): boolean {
  return /(^|\.)(write(ln)?|append|prepend|html|before|after|createContextualFragment|__registerScript)$/.test(
    callee,
  );
}

/** A complete measurement id that is not the number of a product or the like. */
export function isLoose({ tag, context: { name, outerNames, isOff } }: Candidate): boolean {
  if (isOff) return false;
  const isStock = [name, ...outerNames].some((one) => one && isPlainName(one));
  return isMeasurementId(tag.id) && !tag.placeholder && !isStock;
}

export function isMeasurementId(text: string): boolean {
  return /^G-(?=.*\d)[A-Z0-9]{10}$/.test(text);
}

const maxEncoded = 400_000;

/** Decodes Base64 of code, markup or a URL, as stored by consent tools and optimizers. */
export function decodeText(text: string): string | null {
  const [, code = ''] =
    /^data:[\w/-]*javascript[^,]{0,40};base64,([\s\S]+)$/i.exec(text.slice(0, maxEncoded)) ?? [];
  if (code) return Buffer.from(code, 'base64').toString();
  if (text.length < 24 || text.length > maxEncoded || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  const decoded = Buffer.from(text, 'base64').toString();
  return /<script|gtag\(|googletagmanager|^https?:\/\/[!-~]+$/i.test(decoded) ? decoded : null;
}

/** True if a function runs a text as code. */
export function isEvaluated(callee: string): boolean {
  return /^(?:window\.)?(?:eval|execScript|Function|globalEval|setTimeout|setInterval|write)$/.test(callee);
}
