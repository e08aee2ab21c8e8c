import type { z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** True if translations repeat the English value: the content editor copies it, and the build checks it. */
    sameInEveryLanguage?: true;
  }
}

/** Marks a field of a content file that is not translated. */
export function sameInEveryLanguage<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ sameInEveryLanguage: true });
}

export function untranslatedFields(schema: z.ZodObject): string[] {
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    (field as z.ZodType).meta()?.sameInEveryLanguage ? [name] : [],
  );
}
