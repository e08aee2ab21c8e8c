type Thing = Record<string, unknown> & { '@type'?: string };

const date = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z?)?$/;
const address = /^https?:\/\//;

/** The requirements of schema.org and search engines for each type we use. */
const shapes: Record<string, Record<string, RegExp | 'text' | 'thing' | 'list'>> = {
  Organization: {
    name: 'text',
    url: address,
    logo: address,
    email: /@/,
    telephone: /^\+\d+$/,
    sameAs: 'list',
  },
  WebPage: {
    url: address,
    name: 'text',
    description: 'text',
    inLanguage: /^(en|de|es|fr)$/,
    publisher: 'thing',
  },
  SoftwareApplication: { name: 'text', applicationCategory: /Application$/, operatingSystem: 'text' },
  BreadcrumbList: { itemListElement: 'list' },
  ListItem: { position: /^\d+$/, name: 'text', item: address },
  FAQPage: { mainEntity: 'list' },
  Question: { name: 'text', acceptedAnswer: 'thing' },
  Answer: { text: 'text' },
  Article: { headline: 'text', datePublished: date, dateModified: date, author: 'thing', inLanguage: 'text' },
  JobPosting: {
    title: 'text',
    description: 'text',
    datePosted: date,
    validThrough: date,
    employmentType: /^[A-Z_]+$/,
    hiringOrganization: 'thing',
  },
};

/** All things that a page declares, including nested ones. */
export function readThings(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = '']) => nested(JSON.parse(json)));
}

function nested(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nested);
  return '@type' in value ? [value as Thing, ...inside] : inside;
}

/** Things without a type that have properties rather than just referring to another. */
export function untypedThings(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = '']) => objectsIn(JSON.parse(json)).filter(isUntyped));
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value, ...inside];
}

function isUntyped(thing: object): boolean {
  const keys = Object.keys(thing).filter((key) => key !== '@context');
  return !keys.some((key) => key === '@type' || key === '@graph') && keys.join() !== '@id';
}

/** Missing and invalid properties, one per line. */
export function invalidProperties(things: Thing[]): string[] {
  return things.flatMap((part) => {
    // Things with the same id are merged.
    const same = things.filter((other) => part['@id'] !== undefined && other['@id'] === part['@id']);
    const thing: Thing = Object.assign({}, part, ...same);
    const type = String(thing['@type']);
    return Object.entries(shapes[type] ?? {}).flatMap(([key, shape]) =>
      fits(thing[key], shape) ? [] : [`${type}.${key}: ${JSON.stringify(thing[key])}`],
    );
  });
}

function fits(value: unknown, shape: RegExp | 'text' | 'thing' | 'list'): boolean {
  if (shape === 'list') return Array.isArray(value) && value.length > 0;
  if (shape === 'thing') return typeof value === 'object' && value !== null;
  if (shape === 'text') return typeof value === 'string' && value.trim() !== '';
  return shape.test(String(value));
}
