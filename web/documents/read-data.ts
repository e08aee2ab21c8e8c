import { type Document, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentProblem } from './content-problem.ts';

interface CheckedData<Data> {
  data: Data | undefined;
  problems: ContentProblem[];
  /** The line of each top-level field. */
  lines: ReadonlyMap<string, number>;
}

/** Checks YAML, or JSON, which is YAML too. `firstLine` is the line of the file on which the text begins. */
export function readData<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  firstLine = 1,
): CheckedData<z.output<Schema>> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const malformed = [...document.errors, ...document.warnings].map(({ message, pos: [from] }) => ({
    file,
    line: lineAt(from),
    message: message.split('\n', 1)[0] ?? '',
  }));
  const lines = new Map(
    fieldOffsets(document, []).map(({ name, offset }) => [name, lineAt(offset)] as const),
  );
  if (malformed.length > 0) return { data: undefined, problems: malformed, lines };
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { data: parsed.data, problems: [], lines };
  const problems = parsed.error.issues.flatMap((issue) => {
    // An unknown field is reported for the object that contains it.
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return names.map((name): ContentProblem => {
      const path = [...issue.path.map(String), ...(name === undefined ? [] : [name])];
      return {
        file,
        line: lineAt(findOffset(document, path)),
        field: path.join('.') || undefined,
        message: name === undefined ? issue.message : 'there is no such field',
      };
    });
  });
  return { data: undefined, problems, lines };
}

/** The position of the innermost existing part of a path. */
function findOffset(document: Document, path: readonly string[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const found = fieldOffsets(document, path.slice(0, depth - 1)).find(
      ({ name }) => name === path[depth - 1],
    );
    if (found) return found.offset;
  }
  return 0;
}

/** The positions of the fields or items at a path. */
function fieldOffsets(document: Document, path: readonly string[]): { name: string; offset: number }[] {
  const part = path.length === 0 ? document.contents : document.getIn(path, true);
  const items: unknown[] = (part as { items?: unknown[] } | undefined)?.items ?? [];
  return items.map((item, index) => {
    const node = (isPair(item) ? item.key : item) as { range?: [number, number, number] | null } | null;
    const name = isPair(item) && isScalar(item.key) ? String(item.key.value) : String(index);
    return { name, offset: node?.range?.[0] ?? 0 };
  });
}
