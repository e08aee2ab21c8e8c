import type { ESTree } from 'meriyah';
import {
  type FunctionNode,
  forEachChild,
  isFunction,
  readKeyName,
  readMemberPath,
  type SyntaxNode,
} from './parse-script.ts';

/** An expression and the scope of its names. */
export interface Place {
  node: SyntaxNode;
  scope: Scope;
}

/** What a name refers to: an expression or part of it, or a parameter of a function. */
export type Definition =
  | { place: Place; part: string[] }
  | { parameter: number; of: FunctionNode; part: string[] };

export interface Scope {
  outer: Scope | null;
  isFunction: boolean;
  names: Map<string, Definition[]> | null;
}

type Call = ESTree.CallExpression | ESTree.NewExpression;

/** The names in a script: where they are defined, and where the functions that they refer to are called. */
export interface ScriptNames {
  top: Scope;
  scopeIn(node: SyntaxNode, scope: Scope): Scope;
  definitions(name: string, scope: Scope): readonly Definition[];
  /** Values assigned to a property of this name, on any object. */
  assignedTo(property: string): readonly Place[];
  findCalls(of: FunctionNode): readonly Place[];
}

const maxPerName = 12;
const noPart: string[] = [];
const scopeTypes = new Set(
  `FunctionDeclaration FunctionExpression ArrowFunctionExpression BlockStatement ForStatement ForInStatement
  ForOfStatement CatchClause ClassDeclaration ClassExpression`.split(/\s+/),
);
const specifiers = new Set(['ImportSpecifier', 'ImportDefaultSpecifier', 'ImportNamespaceSpecifier']);
/** Methods of built-in objects, whose calls do not identify a function of that name. */
const builtIn = new Set(
  'then catch push call apply bind forEach map filter get set add on concat join replace exec test'.split(
    ' ',
  ),
);

export function collectNames(program: SyntaxNode): ScriptNames {
  const scopes = new Map<SyntaxNode, Scope>();
  const properties = new Map<string, Place[]>();
  const calls = new Map<string, Place[]>();
  const direct = new Map<FunctionNode, Place[]>();
  const functionNames = new Map<FunctionNode, { name: string; owner: Scope | null }[]>();
  const assignments: { name: string; place: Place }[] = [];
  const top: Scope = { outer: null, isFunction: true, names: null };
  index(program, top);
  for (const { name, place } of assignments)
    define(findOwner(name, place.scope) ?? top, name, { place, part: noPart });

  return {
    top,
    scopeIn: (node, scope) => scopes.get(node) ?? scope,
    definitions: (name, scope) => findOwner(name, scope)?.names?.get(name) ?? [],
    assignedTo: (property) => properties.get(property) ?? [],
    findCalls(of) {
      const known = direct.get(of);
      if (known) return known;
      return (functionNames.get(of) ?? []).flatMap(({ name, owner }) =>
        (calls.get(name) ?? []).filter(({ node, scope }) => {
          const isPlain = (node as Call).callee.type === 'Identifier';
          return owner ? isPlain && findOwner(name, scope) === owner : !isPlain;
        }),
      );
    },
  };

  function index(node: SyntaxNode, around: Scope): void {
    const scope = enter(node, around);
    if (isFunction(node)) indexFunction(node, scope, around);
    else if (node.type === 'VariableDeclaration') {
      const owner = node.kind === 'var' ? functionScope(scope) : scope;
      for (const { id, init } of node.declarations) {
        if (id.type === 'Identifier' && !init) define(owner, id.name);
        else if (init) definePattern(id, owner, { place: { node: init, scope }, part: noPart });
        if (init && isFunction(init) && id.type === 'Identifier') name(init, id.name, owner);
      }
    } else if (node.type === 'AssignmentExpression') indexAssignment(node, scope);
    else if (node.type === 'CallExpression' || node.type === 'NewExpression') indexCall(node, scope);
    else if (
      node.type === 'Property' ||
      node.type === 'MethodDefinition' ||
      node.type === 'PropertyDefinition'
    ) {
      const key = readKeyName(node.key, node.computed);
      if (key && node.value && isFunction(node.value)) name(node.value, key, null);
    } else if (specifiers.has(node.type)) define(scope, (node as ESTree.ImportSpecifier).local.name);
    forEachChild(node, (child) => index(child, scope));
  }

  function enter(node: SyntaxNode, around: Scope): Scope {
    if (!scopeTypes.has(node.type)) return around;
    const known = scopes.get(node);
    if (known) return known;
    const scope: Scope = { outer: around, isFunction: isFunction(node), names: null };
    scopes.set(node, scope);
    return scope;
  }

  function indexFunction(node: FunctionNode, scope: Scope, around: Scope): void {
    if (node.body?.type === 'BlockStatement') scopes.set(node.body, scope);
    if (node.type === 'FunctionDeclaration' && node.id) {
      define(around, node.id.name, { place: { node, scope: around }, part: noPart });
      name(node, node.id.name, around);
    }
    node.params.forEach((parameter, at) => {
      definePattern(parameter, scope, { parameter: at, of: node, part: noPart });
      if (parameter.type === 'AssignmentPattern' && parameter.right)
        definePattern(parameter.left, scope, { place: { node: parameter.right, scope }, part: noPart });
    });
  }

  function indexAssignment({ left, right, operator }: ESTree.AssignmentExpression, scope: Scope): void {
    const place = { node: right, scope };
    if (operator !== '=' && !/^(?:\|\||\?\?)=$/.test(operator)) return;
    if (left.type === 'Identifier') {
      if (assignments.length < 50_000) assignments.push({ name: left.name, place });
      if (isFunction(right)) name(right, left.name, findOwner(left.name, scope) ?? top);
    }
    if (left.type !== 'MemberExpression') return;
    const property = readKeyName(left.property, left.computed);
    if (!property) return;
    add(properties, property, place);
    if (isFunction(right)) name(right, property, null);
  }

  function indexCall(node: Call, scope: Scope): void {
    const { callee } = node;
    const isMember = callee.type === 'MemberExpression';
    const called = isMember ? readKeyName(callee.property, callee.computed) : readMemberPath(callee);
    const run = isMember && (called === 'call' || called === 'apply') ? callee.object : callee;
    if (isFunction(run)) add(direct, run, { node, scope });
    else if (called && !(isMember && builtIn.has(called))) add(calls, called, { node, scope });
  }

  function definePattern(pattern: SyntaxNode, scope: Scope, definition: Definition): void {
    if (pattern.type === 'Identifier') define(scope, pattern.name, definition);
    else if (pattern.type === 'AssignmentPattern') definePattern(pattern.left, scope, definition);
    else if (pattern.type === 'ObjectPattern') {
      for (const property of pattern.properties) {
        const key = property.type === 'Property' ? readKeyName(property.key, property.computed) : null;
        if (property.type === 'Property' && key)
          definePattern(property.value, scope, { ...definition, part: [...definition.part, key] });
      }
    } else if (pattern.type === 'ArrayPattern') {
      pattern.elements.forEach((element, at) => {
        if (element) definePattern(element, scope, { ...definition, part: [...definition.part, String(at)] });
      });
    }
  }

  function define(scope: Scope, name: string, definition?: Definition): void {
    scope.names ??= new Map();
    const known = scope.names.get(name) ?? [];
    if (known.length === 0) scope.names.set(name, known);
    if (definition && known.length < maxPerName) known.push(definition);
  }

  function name(of: FunctionNode, called: string, owner: Scope | null): void {
    add(functionNames, of, { name: called, owner });
  }
}

function findOwner(name: string, scope: Scope): Scope | null {
  for (let at: Scope | null = scope; at; at = at.outer) if (at.names?.has(name)) return at;
  return null;
}

function functionScope(scope: Scope): Scope {
  let at = scope;
  while (!at.isFunction && at.outer) at = at.outer;
  return at;
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (!known) map.set(key, [value]);
  else if (known.length < maxPerName) known.push(value);
}
