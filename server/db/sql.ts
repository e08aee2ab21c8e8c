/**
 * A value that a statement accepts: the driver sends it separately from the text. JSON is passed as text:
 * `${json}::jsonb`.
 */
export type Parameter =
  | string
  | number
  | boolean
  | null
  | Date
  | Uint8Array
  | readonly (string | number | null)[];

/** A function is called each time the statement is sent. */
type Value = Parameter | SQL | (() => Parameter);

/** A statement or a part of one. Its texts come from our code, its values go to the driver as parameters. */
export class SQL {
  readonly #texts: readonly string[];
  readonly #values: readonly Value[];

  constructor(texts: readonly string[], values: readonly Value[]) {
    this.#texts = texts;
    this.#values = values;
  }

  /** The text with `$1`, `$2` … in place of the parameters, and the parameters. */
  toQuery(): { text: string; values: Parameter[] } {
    const values: Parameter[] = [];
    return { text: this.#write(values), values };
  }

  #write(parameters: Parameter[]): string {
    let text = this.#texts[0] ?? '';
    for (const [i, value] of this.#values.entries()) {
      if (value instanceof SQL) text += value.#write(parameters);
      else text += `$${parameters.push(typeof value === 'function' ? value() : value)}`;
      text += this.#texts[i + 1] ?? '';
    }
    return text;
  }
}

/** Builds a statement: `` sql`select … where id = ${id}` ``. A value becomes a parameter, a nested part is inlined. */
export function sql(texts: TemplateStringsArray, ...values: Value[]): SQL {
  return new SQL(texts, values);
}

/** Unescaped text. Never pass anything that a visitor or operator sent. */
sql.raw = (text: string): SQL => new SQL([text], []);

/** The name of a table or column. */
sql.identifier = (name: string): SQL => sql.raw(`"${name.replaceAll('"', '""')}"`);

/** Joins parts with a separator, by default a comma. */
sql.join = (parts: readonly SQL[], separator = sql`, `): SQL =>
  new SQL(
    ['', ...parts.map(() => '')],
    parts.flatMap((part, i) => (i === 0 ? [part] : [sql`${separator}${part}`])),
  );

/** Sets a row's `updated_at`: strictly increasing, even for two changes in the same millisecond. */
export const bumpUpdatedAt = sql.raw(
  `updated_at = greatest(date_trunc('milliseconds', now()), updated_at + interval '1 millisecond')`,
);
