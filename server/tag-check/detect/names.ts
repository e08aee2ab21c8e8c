/** Names under which programs keep the id of a tag: `gaMeasurementId`, `NEXT_PUBLIC_GA_ID`, `gtm-id`. */
export function isTagName(name: string): boolean {
  const words = wordsOf(name);
  if (
    isWareName(name) ||
    words.some(isSampleWord) ||
    /\.(md|mdx|html?|m?js|css|json|tsx?|vue|png|svg)$/.test(name)
  )
    return false;
  const joined = words.join('');
  return (
    words.some((word) => /^(ga|gat|gtm|ua|tid)$/.test(word)) ||
    /gtag|gtm|analytics|googletag|tagmanager|measurementid|trackingids?$|trackingcode|trackerid|tagids?$|webproperty/.test(
      joined,
    )
  );
}

/** Functions that set a tag up: `initGA(id)`, `ReactGA.initialize(id)`, but not `analytics.track(name)`. */
export function isTagSetup(callee: string): boolean {
  const last = callee.slice(callee.lastIndexOf('.') + 1);
  return (
    isTagName(callee) && (/getTracker/i.test(last) || !/track|event|send|push|log|page|identify/i.test(last))
  );
}

function isSampleWord(word: string): boolean {
  return /^(placeholder|example|sample|help|hint|label|description|title|text|message|docs?)$/.test(word);
}

/** Names that rule a tag out, whatever they stand in. */
export function isPlainName(name: string): boolean {
  return isWareName(name) || (isProseName(name) && name !== 'code');
}

/** Names of what is sold, sent or shown, whose numbers can look like the id of a tag. */
function isWareName(name: string): boolean {
  return wordsOf(name).some((word) =>
    /^(sku|product|item|order|variant|article|part|model|campaign|coupon|category|parcel|shipment)s?$/.test(
      word,
    ),
  );
}

/** Names under which people read a text rather than programs a value. */
export function isProseName(name: string): boolean {
  return /^(content|contents|text|title|heading|description|summary|excerpt|body|markdown|html|snippet|example|sample|placeholder|label|answer|question|caption|code|raw|source|children)$/i.test(
    name,
  );
}

function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}
