import type { Locale } from '../../contract/locales.ts';

/** `539 $–587 $`: the unit appears only once, after the second number. In English both have it. */
const twoUnits = /\d[\s\u00a0\u202f]?(?:US)?[$€](?:US)?–\d/;

/** Wording that an editor of the language would always strike out. `docs/content.md` explains why. */
const rules: Record<Locale | 'all', Record<string, RegExp>> = {
  all: {
    'three dots for …': /\.{3}/,
    'straight quote or apostrophe': /["']/,
  },
  en: {
    calque:
      /\bcases? out of ten\b|\bof (?:10|ten) cases\b|\b(?:as|than) lately\b|\bquestion back\b|\b(?:is|’s) no alarm\b|\bstands at \*|\btake along\b|\bwhat came\b(?! before| from| out)|\blies (?:in|out)side\b|\bbooks? a conversion\b|\bweeks behind\b|\bchecked (?:\S+ times|once) on the past\b|\bhow a restart goes\b|\bday(?: and|,) texts\b|\bstayed closed to us\b|\bpieces? of news\b/i,
    'search without paid':
      /(?<!paid )\bsearch (?:accounts?|campaigns|forecasts?|advertising)\b|\bcommon in search\b/i,
    'two words for about': /\baround (?:\{|\d)/,
    '24-hour clock': /\b(?:[01]?\d|2[0-3]):[0-5]\d\b(?! ?[ap]\.m\.)/,
    'mail for email': /\be-mails?\b|\bmails?\b(?! server)/i,
    'British spelling':
      /behaviou|colou|favou|honou|neighbou|labell|cancell(?:ed|ing)|travell|judgement|catalogue|programme|\bcentre|(?:after|to)wards\b|(?:analy|custom|final|maxim|minim|optim|organ|priorit|real|recogn|special|summar|util|visual)(?:s|is)(?:e|ing|ation)/i,
  },
  de: {
    'word we do not use':
      /\bWerktags\b|Prognose(?:werkzeug|tool)|\bkein Alarm\b|eigenen Vergangenheit|\b(?:späte Buchungen|noch gebucht)\b|\bSEA zuerst\b|\bin Search üblich\b|\bschließt bei\b/i,
    'two words for about': /\betwa (?:\{|\d)/i,
    'a day without its article': /\b(?:ab|seit|bis) \{(?:day|start)\}/,
    'unit of money twice in a range': twoUnits,
    'quote of another language': /[”«»]|“(?=\p{L})/u,
    'no space before %': /\d%/,
  },
  es: {
    calque:
      /análisis competitivo|últimamente|éxito del cliente|tableta|\bpronosti(?:can?\b|qu|cador)|\brellen(?:ar|e|en)\b|\bllevarlo a la solicitud|\bqué se guarda dónde|\bQué resultó\b|\ben 9 de 10\b|\bnada cambia solo\b|\bagencia de marketing global\b|\bseries (?:\S+ )*inquietas\b/i,
    'week without its article': /\b(?:excluido|excluir|incluir) \{week\}/,
    'word of one country, or one that we replaced': /\bordenador(?:es)?\b|\bmarcos\b|\bcódigo GA retirado/i,
    // A platform's own column names stay: `*Coste*`, `Día|Coste|Clics`, a pasted header.
    'coste for gasto or CPA': /(?<![*|\t])\bcostes?\b(?![*|\t])/i,
    'two words for about': /\bcerca de (?:\{|\d|X\b)/,
    'prueba for backtest or trial':
      /(?<!\ba )\bprueba (?:con (?:el|su) histórico|completa)\b|\b(?:[Ll]a|[Ss]u) prueba (?:empieza|termina|de (?:\d|\{|X))|\b(?:[Dd]urante|abre|acabe) la prueba\b/,
    'two spellings of adelante': /hacia delante/i,
    'unit of money twice in a range': twoUnits,
    'quote of another language': /„|“(?![^”]*”)/,
    'no opening ¿ or ¡': /^[^¿]*\?(?:\s|$)|^[^¡]*!(?:\s|$)/,
    'no space before %': /\d%/,
  },
  fr: {
    calque:
      /relation passée|à .{1,20} l’unité|fois l’habitude|\bcandidat(?:er|ez)\b|\bce qui est conservé où|\bNous aurions dit\b|\bsort du lot\b|\bséries (?:\S+ )*agitées\b|\bqui valent la peine\b/i,
    'week without its article': /(?:\bécarté|\bRemettre|Écarter de nouveau) \{week\}/,
    // Before avril, août and octobre, Amazon Ads and Alice it would be d’.
    'de before a name that may begin with a vowel': /\bde \{(?:month|platform|name|job)\}/,
    'two ways to say nine times in ten': /\bcas sur (?:dix|10)\b/i,
    'test for backtest': /\btest (?:sur (?:l’|votre |son )historique|public)\b/i,
    'kilobyte in capitals': /\d[\u00a0\u202f ]Ko\b/,
    'word of other media': /\bvagues?\b|\b(?:les|des|quatre) régies\b/i,
    'unit of money twice in a range': twoUnits,
    'no \\u00a0 before : ; ? !': /[^\u00a0?!.…][:;?!](?=[\s*»]|$)/,
    'no \\u00a0 inside « »': /«(?!\u00a0)|(?<!\u00a0)»/,
    'no space before %': /\d%/,
  },
};

/** Texts that the specification prescribes, which stay as they are. */
const fixed = ['Submitting...', 'Loading...', 'Select...'];

/** The faults of a text, each with the matching part. */
export function writingFaults(text: string, locale: Locale): string[] {
  if (fixed.includes(text)) return [];
  return Object.entries({ ...rules.all, ...rules[locale] }).flatMap(([fault, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${fault}: …${text.slice(Math.max(0, found.index - 20), found.index + 30)}…`] : [];
  });
}

/**
 * In German a letter continues in lower case after "Guten Tag,". Polite pronouns keep their capital; nouns would too,
 * but none of our letters begins with one.
 */
export function startsLikeASentence(opening: string): boolean {
  return /^\p{Lu}/u.test(opening) && !/^(?:Sie|Ihr|Ihre[mnrs]?|Ihnen)\b/.test(opening);
}
