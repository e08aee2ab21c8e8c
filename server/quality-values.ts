/** The items of an `Accept-*` header in lower case, each with its weight from 0 to 1. */
export function qualityValues(header: string): { value: string; quality: number }[] {
  return header.split(',').flatMap((item) => {
    const [value = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return value ? [{ value, quality: qualityOf(parameters) }] : [];
  });
}

function qualityOf(parameters: string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  if (weight === undefined) return 1;
  const quality = Number.parseFloat(weight.slice(2));
  return quality >= 0 && quality <= 1 ? quality : 0;
}
