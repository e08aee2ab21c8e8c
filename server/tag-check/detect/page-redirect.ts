import { createTextFolder } from './fold-text.ts';
import { forEachChild, parseScript, readMemberPath, type SyntaxNode } from './parse-script.ts';
import { collectNames } from './script-names.ts';
import { unknownPart } from './text-parts.ts';

const place = /(^|\.)location(\.href)?$/;
const move = /(^|\.)location\.(replace|assign|reload)$/;

/**
 * Where a script redirects the browser: `location.href = '/en/'`, `location.replace('/en/')`. An empty string if the
 * URL is computed at run time, null if it does not redirect.
 */
export function scriptRedirect(source: string, page: URL): string | null {
  const program = source.includes('location') ? parseScript(source) : null;
  if (!program) return null;
  const targets: (SyntaxNode | null)[] = [];
  find(program);
  const names = collectNames(program);
  const { fold } = createTextFolder(names, page);
  const texts = targets.map((node) => (node ? (fold({ node, scope: names.top })[0] ?? '') : ''));
  return texts.find((text) => text !== '' && !text.includes(unknownPart)) ?? (texts.length > 0 ? '' : null);

  function find(node: SyntaxNode): void {
    if (
      node.type === 'AssignmentExpression' &&
      node.operator === '=' &&
      place.test(readMemberPath(node.left))
    )
      targets.push(node.right);
    if (node.type === 'CallExpression' && move.test(readMemberPath(node.callee)))
      targets.push(node.arguments[0] ?? null);
    forEachChild(node, find);
  }
}
