/** What a statement can be given: the driver sends it beside the text. JSON is passed as text: `${json}::jsonb`. */
export type Parameter =
  | string
  | number
  | boolean
  | null
  | Date
  | Uint8Array
  | readonly (string | number | null)[];

/** A statement or a part of one. Its texts come from our code, its values go to the driver as parameters. */
export class SQL {
  readonly #texts: readonly string[];
  readonly #values: readonly (Parameter | SQL)[];

  constructor(texts: readonly string[], values: readonly (Parameter | SQL)[]) {
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
      text += value instanceof SQL ? value.#write(parameters) : `$${parameters.push(value)}`;
      text += this.#texts[i + 1] ?? '';
    }
    return text;
  }
}

/** Builds a statement: `` sql`select … where id = ${id}` ``. A value becomes a parameter, another part is nested. */
export function sql(texts: TemplateStringsArray, ...values: (Parameter | SQL)[]): SQL {
  return new SQL(texts, values);
}

/** Text as it is. Never pass anything that a visitor or operator sent. */
sql.raw = (text: string): SQL => new SQL([text], []);

/** The name of a table or column. */
sql.identifier = (name: string): SQL => sql.raw(`"${name.replaceAll('"', '""')}"`);

/** Parts with a separator between them, by default a comma. */
sql.join = (parts: readonly SQL[], separator = sql`, `): SQL =>
  new SQL(
    ['', ...parts.map(() => '')],
    parts.flatMap((part, i) => (i === 0 ? [part] : [sql`${separator}${part}`])),
  );
