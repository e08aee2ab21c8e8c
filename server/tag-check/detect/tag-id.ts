import type { TagKind } from '../../../contract/tag-check.ts';

export interface TagId {
  kind: TagKind;
  id: string;
  /** The sample id of a manual, left in place: ten times the letter X. */
  placeholder: boolean;
}

const forms: [RegExp, TagKind][] = [
  [/^G-[A-Z0-9]{6,12}$/, 'ga4'],
  [/^GT-[A-Z0-9]{5,12}$/, 'google-tag'],
  [/^UA-\d{4,10}-\d{1,4}$/, 'universal-analytics'],
  [/^GTM-[A-Z0-9]{4,10}$/, 'tag-manager'],
  [/^AW-\d{6,12}$/, 'google-ads'],
  [/^DC-\d{5,10}$/, 'floodlight'],
];

/** The id of a tag, if the text is one and nothing else. A conversion label or an activity may follow `AW-` and `DC-`. */
export function readTagId(text: string): TagId | null {
  if (text.length > 80) return null;
  const id = text.trim().replace(/^((?:AW|DC)-\d+)\/.+$/, '$1');
  const kind = forms.find(([form]) => form.test(id))?.[1];
  return kind ? { kind, id, placeholder: /^[A-Z]+-(?:(.)\1+|0*X+0*)(?:-\d+)?$/.test(id) } : null;
}
