import { z } from 'zod';

/** A field in the format that Sveltia CMS and Decap CMS share. */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required: boolean;
  i18n: true | 'duplicate';
  fields?: EditorField[];
  field?: EditorField;
  [option: string]: unknown;
}

type Property = z.core.JSONSchema.BaseSchema;

/** Longer texts get a multi-line field. */
const maxLineLength = 80;

/** The fields of front matter or data that a schema describes, in the schema's order. */
export function editorFields(schema: z.ZodType): EditorField[] {
  return objectFields(z.toJSONSchema(schema, { io: 'input' }));
}

function objectFields({ properties = {}, required = [] }: Property): EditorField[] {
  return Object.entries(properties).map(([name, property]) =>
    editorField(name, property as Property, required.includes(name)),
  );
}

function editorField(name: string, property: Property, isRequired: boolean): EditorField {
  const { description, sameInEveryLanguage } = property;
  const { widget, ...options } = control(name, property);
  return {
    name,
    label: labelFromName(name),
    widget,
    ...(description && { hint: description }),
    // A switch that is off would count as empty.
    required: isRequired && widget !== 'boolean',
    i18n: sameInEveryLanguage ? 'duplicate' : true,
    ...options,
  };
}

function control(name: string, property: Property): { widget: string; [option: string]: unknown } {
  if (property.enum) return { widget: 'select', options: property.enum };
  if (property.anyOf?.every(isText)) return { widget: 'string' };
  switch (property.type) {
    case 'object':
      return { widget: 'object', fields: objectFields(property) };
    case 'array':
      return listControl(name, property.items as Property);
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
      return { widget: 'number', value_type: 'int', ...numberLimits(property) };
    case 'string':
      return property.format === 'date' ? dateControl : textControl(property);
    default:
      throw new Error(`The content editor has no control for the field ${name}: ${JSON.stringify(property)}`);
  }
}

/** Decap CMS reads the last two. */
const dateControl = {
  widget: 'datetime',
  type: 'date',
  format: 'YYYY-MM-DD',
  date_format: 'YYYY-MM-DD',
  time_format: false,
};

function listControl(name: string, item: Property) {
  if (item.enum) return { widget: 'select', multiple: true, options: item.enum };
  if (item.type === 'object') return { widget: 'list', fields: objectFields(item) };
  return { widget: 'list', field: editorField(name, item, true) };
}

function numberLimits({ minimum, exclusiveMinimum, maximum }: Property) {
  const min = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : minimum;
  return {
    ...(min !== undefined && min > Number.MIN_SAFE_INTEGER && { min }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

function isText(property: z.core.JSONSchema._JSONSchema): boolean {
  return typeof property === 'object' && property.type === 'string';
}

function textControl({ minLength, maxLength, pattern, description }: Property) {
  if (pattern) return { widget: 'string', pattern: [pattern, description ?? 'This has another form'] };
  if (maxLength === undefined) return { widget: 'string' };
  if (maxLength > maxLineLength)
    return { widget: 'text', ...(minLength !== undefined && { minlength: minLength }), maxlength: maxLength };
  // A headline may contain a figure, {{planMonthsWord}}. It counts as one character here; the build counts the
  // filled-in text.
  const limit = `^(\\{\\{\\w+\\}\\}|[^{}]){${minLength ?? 0},${maxLength}}$`;
  return { widget: 'string', pattern: [limit, `At most ${maxLength} characters`] };
}

/** `chartAfter` → `Chart after`, `callUrl` → `Call URL`. */
function labelFromName(name: string): string {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\b(url|vat|id)\b/gi, (short) =>
    short.toUpperCase(),
  );
}
