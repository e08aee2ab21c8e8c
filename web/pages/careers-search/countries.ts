import { locales } from '../../../contract/locales.ts';

/** ISO 3166-1 alpha-2 codes. */
const codes =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW'.match(
    /../g,
  ) ?? [];

export interface Country {
  code: string;
  name: string;
  /** Its names in our other languages. */
  otherNames: readonly string[];
}

/** Localized and sorted by name. */
export function countriesIn(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const others = locales
    .filter((other) => other !== locale)
    .map((other) => new Intl.DisplayNames(other, { type: 'region' }));
  const { compare } = new Intl.Collator(locale);
  return codes
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      otherNames: others.map((other) => other.of(code) ?? code),
    }))
    .sort((a, b) => compare(a.name, b.name));
}
