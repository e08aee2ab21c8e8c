import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, walkElements } from '../../server/html.ts';

const readOnlyTypes = /^(date|datetime-local|email|month|number|password|search|tel|text|time|url|week)$/;
const cells = /^(td|th|tr)$/;

/** Errors that the Nu HTML checker reports and html-validate does not, one per line. */
export function markupErrors(html: string): string[] {
  const all = [...walkElements(parse(html))];
  const named = (pattern: RegExp) => all.filter(({ tagName }) => pattern.test(tagName));
  const withRole = (role: string) => all.filter((element) => attribute(element, 'role') === role);
  const panels = withRole('tabpanel');
  return [
    ...named(/^input$/)
      .filter((input) => attribute(input, 'readonly') !== undefined)
      .filter((input) => !readOnlyTypes.test(attribute(input, 'type') ?? 'text'))
      .map((input) => `readonly on an input of type ${attribute(input, 'type')}`),
    ...named(/^select$/)
      .filter((select) => attribute(select, 'required') !== undefined && !startsEmpty(select))
      .map((select) => `required select ${attribute(select, 'name')} without an empty first option`),
    ...withRole('tab')
      .filter((tab) => attribute(tab, 'aria-selected') === 'true')
      .filter((tab) => !panels.some((panel) => belongsTo(panel, tab)))
      .map((tab) => `tab ${attribute(tab, 'id')} without a panel`),
    ...named(/^h[1-6]$/)
      .filter((heading) => readText(heading).trim() === '')
      .map(({ tagName }) => `empty ${tagName}`),
    ...named(/^table$/)
      .filter((table) => attribute(table, 'role') !== 'table')
      .filter((table) =>
        [...walkElements(table)].some((part) => cells.test(part.tagName) && attribute(part, 'role')),
      )
      .map(() => 'roles on the cells of a table that has none itself'),
  ];
}

function startsEmpty(select: Tree.Element): boolean {
  const first = [...walkElements(select)].find(({ tagName }) => tagName === 'option');
  return first !== undefined && attribute(first, 'value') === '';
}

function belongsTo(panel: Tree.Element, tab: Tree.Element): boolean {
  const id = attribute(panel, 'id');
  return id !== undefined && id === attribute(tab, 'aria-controls');
}

function readText(parent: Tree.ParentNode): string {
  return parent.childNodes
    .map((child) => ('value' in child ? child.value : 'childNodes' in child ? readText(child) : ''))
    .join('');
}
