import {
  type FunctionNode,
  isFunction,
  parseScript,
  readKeyName,
  readMemberPath,
  type SyntaxNode,
} from './parse-script.ts';
import { collectNames, type Definition, type Place, type ScriptNames } from './script-names.ts';
import {
  changeCase,
  combineTexts,
  decodeText,
  maxTexts,
  operands,
  uniqueTexts,
  unknownPart,
} from './text-parts.ts';

interface TextFolder {
  /** The texts that an expression may evaluate to, at least one. */
  fold(place: Place): string[];
  /** The expressions that a name, a member or a call may refer to. */
  resolve(place: Place): Place[];
  /** The texts in a list; null if it is not one. */
  list(place: Place): string[] | null;
  /** True if the budget was used up, so some texts were not folded. */
  isSpent(): boolean;
}

const maxDepth = 14;
const maxSteps = 300_000;
const unknown = [unknownPart];
const wrappers = /^(?:Object\.(?:freeze|assign|seal)|String|structuredClone|Array\.of)$/;

/** Folds constant texts: concatenation, templates, lists, Base64, variables, fields and parameters. */
export function createTextFolder(names: ScriptNames, page: URL): TextFolder {
  let steps = maxSteps;
  let depth = 0;
  return { fold, resolve, list, isSpent: () => steps <= 0 };

  /** Runs one step of bounded recursion. */
  function within<T>(fallback: T, step: () => T): T {
    steps -= 1;
    if (steps <= 0 || depth >= maxDepth) return fallback;
    depth += 1;
    try {
      return step();
    } finally {
      depth -= 1;
    }
  }

  function fold(place: Place): string[] {
    return within(unknown, () => {
      const { node, scope } = place;
      if (node.type === 'Literal')
        return typeof node.value === 'string' || typeof node.value === 'number'
          ? [String(node.value)]
          : unknown;
      if (node.type === 'TemplateLiteral') {
        const parts = node.quasis.flatMap(({ value }, at): string[][] => {
          const hole = node.expressions[at];
          return hole ? [[value.cooked ?? ''], fold({ node: hole, scope })] : [[value.cooked ?? '']];
        });
        return combineTexts(parts);
      }
      if (node.type === 'BinaryExpression' && node.operator === '+')
        return combineTexts(operands(node).map((part) => fold({ node: part, scope })));
      if (node.type === 'CallExpression') {
        const texts = foldCall(place);
        if (texts) return texts;
      }
      const [, part] =
        /^(?:(?:window|document|self)\.)?location\.(hostname|host|protocol|origin)$/.exec(
          readMemberPath(node),
        ) ?? [];
      if (part) return [page[part as 'host']];
      const found = resolve(place).filter((one) => one.node !== node);
      return found.length > 0 ? uniqueTexts(found.flatMap(fold)) : unknown;
    });
  }

  function foldCall({ node, scope }: Place): string[] | null {
    if (node.type !== 'CallExpression') return null;
    const callee = readMemberPath(node.callee);
    const [first, second] = node.arguments.map((one) => ({ node: one, scope }));
    const method = callee.slice(callee.lastIndexOf('.') + 1);
    if (first && /^(?:window\.|self\.)?(?:atob|decodeURIComponent|decodeURI|unescape|String)$/.test(callee))
      return fold(first).map((text) => decodeText(method, text));
    if (callee === 'String.fromCharCode')
      return [
        node.arguments
          .map((one) => fold({ node: one, scope })[0] ?? '')
          .map((code) => (/^\d{1,5}$/.test(code) ? String.fromCharCode(Number(code)) : unknownPart))
          .join(''),
      ];
    if (node.callee.type !== 'MemberExpression') return null;
    const object = { node: node.callee.object, scope };
    if (method === 'join') {
      const items = list(object);
      return items && [items.join(first ? (fold(first)[0] ?? ',') : ',')];
    }
    if (method === 'concat')
      return combineTexts([fold(object), ...node.arguments.map((one) => fold({ node: one, scope }))]);
    if (/^(?:toString|trim|valueOf|toUpperCase|toLowerCase)$/.test(method))
      return fold(object).map((text) => changeCase(method, text));
    if (/^replace(?:All)?$/.test(method) && first && second) {
      const [from = unknownPart] = fold(first);
      const [to = unknownPart] = fold(second);
      if (from !== unknownPart) return fold(object).map((text) => text.replaceAll(from, () => to));
    }
    return null;
  }

  function list(place: Place): string[] | null {
    return within(null, () => {
      for (const { node, scope } of resolve(place)) {
        if (node.type === 'ArrayExpression')
          return node.elements.map((one) => (one ? (fold({ node: one, scope })[0] ?? '') : ''));
        if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') continue;
        const object = { node: node.callee.object, scope };
        const method = readKeyName(node.callee.property, node.callee.computed);
        const [separator] = node.arguments;
        if (method === 'reverse') return list(object)?.reverse() ?? null;
        if (method === 'split' && separator)
          return fold(object)[0]?.split(fold({ node: separator, scope })[0] ?? '') ?? null;
      }
      return null;
    });
  }

  function resolve(place: Place): Place[] {
    return within([], () => {
      const { node, scope } = place;
      const here = (inner: SyntaxNode) => resolve({ node: inner, scope });
      if (node.type === 'Identifier') {
        const known = names.definitions(node.name, scope);
        const found = known.length > 0 ? known.flatMap(follow) : names.assignedTo(node.name).flatMap(resolve);
        return found.slice(0, maxTexts);
      }
      if (node.type === 'MemberExpression') return resolveMember(place);
      if (node.type === 'ConditionalExpression') return [...here(node.consequent), ...here(node.alternate)];
      if (node.type === 'LogicalExpression')
        return [...here(node.left), ...here(node.right)].slice(0, maxTexts);
      if (node.type === 'SequenceExpression') return here(node.expressions.at(-1) as SyntaxNode);
      if (node.type === 'AssignmentExpression') return here(node.right);
      if (node.type === 'AwaitExpression') return here(node.argument);
      if (node.type === 'ChainExpression' || node.type === 'ParenthesizedExpression')
        return here(node.expression);
      if (node.type === 'CallExpression') return resolveCall(place);
      return [place];
    });
  }

  function follow(definition: Definition): Place[] {
    const places =
      'place' in definition
        ? resolve(definition.place)
        : names.findCalls(definition.of).flatMap(({ node, scope }) => {
            const given = argumentAt(node, definition.parameter);
            return given ? resolve({ node: given, scope }) : [];
          });
    return definition.part.reduce((found, key) => found.flatMap((one) => findMember(one, key)), places);
  }

  function resolveMember({ node, scope }: Place): Place[] {
    if (node.type !== 'MemberExpression') return [];
    const key = readKeyName(node.property, node.computed) ?? fold({ node: node.property, scope })[0] ?? '';
    const found = resolve({ node: node.object, scope }).flatMap((one) => findMember(one, key));
    const places = found.length > 0 ? found : names.assignedTo(key).flatMap(resolve);
    return places.slice(0, maxTexts);
  }

  function findMember({ node, scope }: Place, key: string): Place[] {
    if (node.type === 'ArrayExpression') {
      const element = /^\d{1,6}$/.test(key) ? node.elements[Number(key)] : null;
      return element ? resolve({ node: element, scope }) : [];
    }
    if (node.type !== 'ObjectExpression') return [];
    return node.properties.flatMap((property) =>
      property.type === 'Property' && readKeyName(property.key, property.computed) === key
        ? resolve({ node: property.value, scope })
        : [],
    );
  }

  function resolveCall(place: Place): Place[] {
    const { node, scope } = place;
    if (node.type !== 'CallExpression') return [];
    const callee = readMemberPath(node.callee);
    if (wrappers.test(callee)) return node.arguments.flatMap((one) => resolve({ node: one, scope }));
    const [first] = node.arguments;
    if (callee === 'JSON.parse' && first) {
      const program = parseScript(fold({ node: first, scope })[0] ?? '');
      const [statement] = program?.body ?? [];
      return program && statement?.type === 'ExpressionStatement'
        ? [{ node: statement.expression, scope: collectNames(program).top }]
        : [place];
    }
    const functions = (
      isFunction(node.callee) ? [{ node: node.callee, scope }] : resolve({ node: node.callee, scope })
    ).filter((one): one is { node: FunctionNode; scope: typeof scope } => isFunction(one.node));
    const returned = functions.flatMap(({ node: of, scope: around }) => {
      const result = returnedBy(of);
      return result
        ? resolve({ node: result, scope: names.scopeIn(of.body ?? of, names.scopeIn(of, around)) })
        : [];
    });
    return returned.length > 0 ? returned : [place];
  }
}

function argumentAt(node: SyntaxNode, at: number): SyntaxNode | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const { callee } = node;
  // `(function (id) {…}).call(this, id)`
  const isCall =
    callee.type === 'MemberExpression' &&
    isFunction(callee.object) &&
    readKeyName(callee.property) === 'call';
  return node.arguments[isCall ? at + 1 : at];
}

function returnedBy({ body }: FunctionNode): SyntaxNode | null {
  if (body?.type !== 'BlockStatement') return body ?? null;
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' ? last.argument : null;
}
