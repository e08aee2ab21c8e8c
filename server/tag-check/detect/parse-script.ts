import { type ESTree, parse } from 'meriyah';

export type SyntaxNode = ESTree.Node;
export type FunctionNode =
  | ESTree.FunctionDeclaration
  | ESTree.FunctionExpression
  | ESTree.ArrowFunctionExpression;

const options = {
  next: true,
  webcompat: true,
  validateRegex: false,
  ranges: { start: true, end: true, range: false },
} as const;
const moduleSyntax = /(?:^|[;}\s])(?:import\s*["'{*\w]|export\s*[{*\w])/;
/** No real program nests brackets this deeply. */
const maxNesting = 1_500;

/** The syntax tree of a script, an event handler or JSON; null if it is invalid or nested too deeply. */
export function parseScript(source: string): ESTree.Program | null {
  if (nestsTooDeeply(source)) return null;
  const isData = /^\s*[[{]/.test(source) && /[\]}]\s*$/.test(source);
  // `({…})` moves positions by one character, which does not matter.
  const attempts = isData ? [`(${source}\n)`, source] : [source];
  const asModule = moduleSyntax.test(source);
  for (const text of attempts) {
    for (const sourceType of asModule
      ? (['module', 'commonjs'] as const)
      : (['commonjs', 'module'] as const)) {
      try {
        return parse(text, { ...options, sourceType });
      } catch {
        // The next attempt may succeed.
      }
    }
  }
  return null;
}

/** A cheap count of brackets, which ignores strings; the parser rejects what it lets through. */
function nestsTooDeeply(source: string): boolean {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < source.length; at++) {
    const unit = source.charCodeAt(at);
    if (unit === 40 || unit === 91 || unit === 123) deepest = Math.max(deepest, ++depth);
    else if (unit === 41 || unit === 93 || unit === 125) depth -= 1;
  }
  return deepest > maxNesting && depth === 0 ? true : deepest > maxNesting * 10;
}

export function forEachChild(node: SyntaxNode, visit: (child: SyntaxNode) => void): void {
  const fields = node as unknown as Record<string, unknown>;
  for (const key in fields) {
    const value = fields[key];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) visit(one);
    } else if (isNode(value)) visit(value);
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof (value as SyntaxNode | null)?.type === 'string';
}

export function isFunction(node: SyntaxNode): node is FunctionNode {
  const { type } = node;
  return (
    type === 'FunctionExpression' || type === 'ArrowFunctionExpression' || type === 'FunctionDeclaration'
  );
}

/** The name of a property or member, unless it is computed. */
export function readKeyName(key: SyntaxNode | null, computed = false): string | null {
  if (key?.type === 'Literal') return String(key.value);
  if (key?.type === 'PrivateIdentifier') return key.name;
  return key?.type === 'Identifier' && !computed ? key.name : null;
}

/** `window.dataLayer.push` for a callee or the left side of an assignment; only the last part is always there. */
export function readMemberPath(node: SyntaxNode): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ThisExpression') return 'this';
  if (node.type === 'ChainExpression') return readMemberPath(node.expression);
  if (node.type !== 'MemberExpression') return '';
  const name = readKeyName(node.property, node.computed) ?? '';
  const object = readMemberPath(node.object);
  return object ? `${object}.${name}` : name;
}
