/** Replaces names in braces with their values. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (braced, name: string) => String(values[name] ?? braced));
}
