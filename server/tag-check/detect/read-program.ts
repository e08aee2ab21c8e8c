import { createTextFolder } from './fold-text.ts';
import { forEachChild, isFunction, readKeyName, readMemberPath, type SyntaxNode } from './parse-script.ts';
import { createTextReader, type OpenScript } from './read-texts.ts';
import { collectNames, type Place, type Scope } from './script-names.ts';
import { isTagName, isTagSetup, readGivenId, readTagId, type TagId } from './tag-id.ts';
import { createPartFilter } from './telling-code.ts';
import {
  emptyContext,
  findTextContext,
  isCodeSink,
  isEvaluated,
  isFalse,
  isMarkupSink,
  isScriptSink,
  type TextContext,
} from './text-context.ts';
import { unknownPart } from './text-parts.ts';

const withSource = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);
/** Nodes that are read as part of a text that is completely known. */
const parts = new Set(['Literal', 'TemplateElement', 'BinaryExpression']);
/** Shorter texts are neither ids nor addresses. */
const minText = 6;
/** Characters of ids, addresses, markup, code and encoded texts that words do not have. */
const telling = /[-/.?=<{[(%]|\w{20}/;

/** Reads the calls, assignments and texts of a script; returns whether the budget for its texts was used up. */
export function readProgram(program: SyntaxNode, script: OpenScript): boolean {
  const { reading, options } = script;
  const names = collectNames(program);
  const { fold, resolve, list, isSpent } = createTextFolder(names, script.page);
  const { readText, mention, finish } = createTextReader(script);
  const isTelling = createPartFilter(script.source);
  const given = new Set<SyntaxNode>();
  const ancestors: SyntaxNode[] = [];
  visit(program, names.top);
  finish();
  return isSpent();

  function visit(node: SyntaxNode, around: Scope): void {
    if (isFunction(node) && !isTelling(node)) return;
    const scope = names.scopeIn(node, around);
    let isWhole = false;
    if (node.type === 'CallExpression' || node.type === 'NewExpression') readCall(node, scope);
    else if (node.type === 'AssignmentExpression') readAssigned(node.left, { node: node.right, scope }, node);
    else if (node.type === 'Property') readAssigned(node.key, { node: node.value, scope }, node);
    else if (node.type === 'VariableDeclarator' && node.init)
      readAssigned(node.id, { node: node.init, scope }, node);
    else if (node.type === 'ArrayExpression') readCommand(node.elements, '', scope, node);
    else if (node.type === 'ImportExpression') addImports(fold({ node: node.source, scope }));
    else if (withSource.has(node.type)) {
      const from = (node as { source?: SyntaxNode | null }).source;
      if (from) addImports(fold({ node: from, scope }));
      if (node.type === 'ImportDeclaration') return;
    }
    if (isText(node)) isWhole = readTexts({ node, scope }, node);
    ancestors.push(node);
    const skipped = branchNeverRun(node, scope);
    forEachChild(node, (child) => {
      if (child === skipped) return;
      if (!isWhole || !parts.has(child.type)) visit(child, scope);
    });
    ancestors.pop();
  }

  /** The branch that never runs because its condition is always false, or is for another site. */
  function branchNeverRun(node: SyntaxNode, scope: Scope): SyntaxNode | null {
    if (node.type === 'FunctionDeclaration' && node.id && options.isCalled?.(node.id.name) === false)
      return node.body ?? null;
    const [test, branch] =
      node.type === 'IfStatement'
        ? [node.test, node.consequent]
        : node.type === 'LogicalExpression' && node.operator === '&&'
          ? [node.left, node.right]
          : [];
    return test && branch && isTelling(branch) && isNever(test, scope) ? branch : null;
  }

  function isNever(test: SyntaxNode, scope: Scope): boolean {
    if (test.type === 'LogicalExpression' && test.operator === '&&')
      return isNever(test.left, scope) || isNever(test.right, scope);
    if (test.type === 'BinaryExpression' && /^[!=]==?$/.test(test.operator)) {
      const [left, right] = [test.left, test.right].map((side) => fold({ node: side, scope }));
      if (left?.length !== 1 || right?.length !== 1) return false;
      const isKnown = !`${left[0]}${right[0]}`.includes(unknownPart) && isAboutSite(test);
      return isKnown && (left[0] === right[0]) === test.operator.startsWith('!');
    }
    const places = isFalse(test) ? [] : resolve({ node: test, scope });
    return isFalse(test) || (places.length > 0 && places.every(({ node }) => isFalse(node)));
  }

  /** Reads the texts of an expression; returns whether they are completely known. */
  function readTexts(place: Place, node: SyntaxNode, context?: TextContext): boolean {
    const texts = fold(place);
    const read = given.has(place.node)
      ? []
      : texts.filter((text) => text.length >= minText && telling.test(text));
    if (read.length > 0) context ??= findTextContext(node, ancestors, options.within ?? null);
    const shown = read.length > 0 ? (nearestCall(ancestors) ?? node) : node;
    for (const text of read) readText(text, context as TextContext, shown);
    return texts.every((text) => !text.includes(unknownPart));
  }

  function readCall(node: SyntaxNode & { callee: SyntaxNode; arguments: SyntaxNode[] }, scope: Scope): void {
    const callee = readMemberPath(node.callee);
    const items = node.arguments;
    const context = { ...emptyContext(), open: '(' as const, callee };
    readCommand(items, callee, scope, node);
    const last = callee.slice(callee.lastIndexOf('.') + 1);
    if (/^(?:require|requirejs|define)$/.test(callee)) {
      for (const item of items.slice(0, 2)) {
        if (item.type === 'ArrayExpression' && (last !== 'define' || items.length > 1))
          reading.required.push(...knownTexts(list({ node: item, scope })));
      }
    } else if (/^(?:require|requirejs|System)\.config$/.test(callee)) readModuleSettings(items[0], scope);
    else if (/^System\.(?:import|register)$/.test(callee))
      addImports(
        items.slice(0, 2).flatMap((item) => list({ node: item, scope }) ?? fold({ node: item, scope })),
      );
    if (items.every((item) => isLiteral(item) || isText(item))) return;
    const takesText =
      isScriptSink(context) ||
      isMarkupSink(context) ||
      isTagSetup(callee) ||
      isEvaluated(callee) ||
      isCodeSink(context);
    if (!takesText) return;
    for (const item of items)
      if (!isText(item) && !isLiteral(item)) readTexts({ node: item, scope }, node, context);
  }

  /** `gtag('config', id)`, `ga('create', id)`, `['_setAccount', id]`, whatever the function's name. */
  function readCommand(
    items: readonly (SyntaxNode | null)[],
    callee: string,
    scope: Scope,
    node: SyntaxNode,
  ): void {
    const [first, second] = items;
    if (!first || !second || (first.type !== 'Literal' && first.type !== 'TemplateLiteral')) return;
    const [command = ''] = fold({ node: first, scope });
    if (command === 'consent' && fold({ node: second, scope }).includes('default'))
      reading.consentDefault = true;
    if (/^(?:get|set|event)$/.test(command) && /gtag/i.test(callee)) {
      // They are sent to an existing tag.
      given.add(second);
      for (const text of fold({ node: second, scope })) mentionSent(readTagId(text), node);
    }
    const isGiven =
      command === 'create' ? /(^|\.)ga$/.test(callee) : command === 'config' && /gtag/i.test(callee);
    const isSetup = command === 'config' || command === 'create' || /^(\w+\.)?_setAccount$/.test(command);
    if (!isSetup) return;
    for (const text of fold({ node: second, scope })) {
      const tag = isGiven ? readGivenId(text) : readTagId(text);
      if (isGiven && command === 'config' && text.includes(unknownPart)) reading.openConfig = true;
      const isOther =
        /create|_setAccount/.test(command) && tag?.kind !== 'universal-analytics' && !tag?.placeholder;
      if (!tag || isOther) continue;
      given.add(second);
      mention(tag, 'config', null, node);
    }
  }

  function mentionSent(tag: TagId | null, node: SyntaxNode): void {
    if (tag) mention(tag, 'send', null, node);
  }

  /** Reads the value assigned to a property or variable whose name states its purpose. */
  function readAssigned(target: SyntaxNode, place: Place, node: SyntaxNode): void {
    const name = readKeyName(target) ?? readMemberPath(target).split('.').at(-1) ?? '';
    if (/^require(?:Config|js)?$/.test(name)) readModuleSettings(place.node, place.scope);
    const hasUse =
      name === 'src' ||
      name === 'send_to' ||
      isTagName(name) ||
      isCodeSink({ ...emptyContext(), name, assigned: true });
    if (!hasUse || isText(place.node) || isLiteral(place.node)) return;
    const texts = place.node.type === 'ArrayExpression' ? (list(place) ?? []) : fold(place);
    for (const text of texts)
      readText(
        text,
        { ...emptyContext(), open: '{', name, assigned: node.type === 'AssignmentExpression' },
        node,
      );
  }

  function readModuleSettings(settings: SyntaxNode | undefined, scope: Scope): void {
    const [place] = settings ? resolve({ node: settings, scope }) : [];
    if (place?.node.type !== 'ObjectExpression') return;
    for (const property of place.node.properties) {
      const key = property.type === 'Property' ? readKeyName(property.key) : null;
      if (property.type !== 'Property') continue;
      const value = { node: property.value, scope: place.scope };
      if (key === 'baseUrl' || key === 'baseURL')
        reading.modules.base = fold(value)[0]?.replace(/\/?$/, '/') ?? null;
      if (
        (key === 'paths' || key === 'map' || key === 'deps') &&
        property.value.type === 'ObjectExpression'
      ) {
        for (const path of property.value.properties) {
          const name = path.type === 'Property' ? readKeyName(path.key) : null;
          const [to = ''] = path.type === 'Property' ? fold({ node: path.value, scope: place.scope }) : [];
          if (name && to && !to.includes(unknownPart)) reading.modules.paths[name] = to;
        }
      }
      if (key === 'deps') reading.required.push(...knownTexts(list(value)));
    }
    reading.modules.base ??= '';
  }

  function addImports(names: readonly string[]): void {
    reading.imports.push(...knownTexts(names));
  }
}

function knownTexts(texts: readonly string[] | null): string[] {
  return texts?.filter((text) => text !== '' && !text.includes(unknownPart)) ?? [];
}

function isLiteral(node: SyntaxNode): boolean {
  return node.type === 'Literal';
}

function isText(node: SyntaxNode): boolean {
  if (node.type === 'Literal') return typeof node.value === 'string';
  if (node.type === 'BinaryExpression') return node.operator === '+';
  if (node.type === 'TemplateLiteral') return true;
  return (
    node.type === 'CallExpression' &&
    /(?:^|\.)(?:concat|join|atob|fromCharCode|unescape|replace|decodeURIComponent)$/.test(
      readMemberPath(node.callee),
    )
  );
}

const maxShown = 200;
const shownTypes = new Set(['AssignmentExpression', 'CallExpression', 'VariableDeclarator', 'Property']);

/** The call or assignment around a text, to show as the code. */
function nearestCall(ancestors: readonly SyntaxNode[]): SyntaxNode | undefined {
  return ancestors
    .slice(-3)
    .findLast(({ type, start = 0, end = start }) => shownTypes.has(type) && end - start <= maxShown);
}

/** `location.hostname === 'www.shop.example'`, on either side. */
function isAboutSite({ left, right }: { left: SyntaxNode; right: SyntaxNode }): boolean {
  return [left, right].some((side) => /(?:^|\.)location\.host(?:name)?$/.test(readMemberPath(side)));
}
