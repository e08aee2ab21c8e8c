/** What the browser, or a tool on the page, does with a script element. */
export type ScriptRole = 'runs' | 'partytown' | 'consent-blocked' | 'data' | 'none';

/** NitroPack, Phast, Ezoic and PageSpeed give scripts their own type and run them a little later. */
const runs =
  /^(module|(text|application)\/(x-)?(java|ecma)script(1\.\d)?|text\/(jscript|livescript|gtmscript|phast|ez-screx|psajs))$|^nitropack\/\w+$|^[\da-f]+-text\/javascript$/;
const waits = /javascript|blocked|delay|lazy|defer|tracker|opt-?in/;
const consentName =
  /consent|cookie|cmp|cmplz|complianz|usercentrics|borlabs|iub|klaro|category|categories|purpose|service|vendor|osano|ketch|suppressed|^data-(type|name|src)$/;
const consentClass = /optanon|_iub_cs|cmplz|cmplazy|borlabs|cookie|consent|^cc-/;

/** Classifies a script by its type. One blocked by a consent tool is recognized by its type, class or attributes. */
export function scriptRole(attributes: ReadonlyMap<string, string>): ScriptRole {
  const type = (attributes.get('type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  // For browsers without modules, which no current browser is.
  if (attributes.has('nomodule') && type !== 'module') return 'none';
  if (type === '' || runs.test(type)) return 'runs';
  if (type === 'text/partytown') return 'partytown';
  if (type === 'application/json' || type === 'text/x-magento-init') return 'data';
  if (waits.test(type)) return 'consent-blocked';
  if (/^(?:text\/(?:plain|template|html)|[a-z]+(?:-[a-z]+)*)$/.test(type) && isHeldBack(attributes))
    return 'consent-blocked';
  return 'none';
}

function isHeldBack(attributes: ReadonlyMap<string, string>): boolean {
  const classes = attributes.get('class')?.toLowerCase().split(/\s+/) ?? [];
  return (
    classes.some((name) => consentClass.test(name)) ||
    attributes.keys().some((name) => consentName.test(name))
  );
}
