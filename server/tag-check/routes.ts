import type { FastifyInstance } from 'fastify';
import type { MapPin, MapRow } from '../../content/tag-check/describe-page-map.ts';
import { describeTagCheck } from '../../content/tag-check/describe-tag-check.ts';
import type { Locale } from '../../contract/locales.ts';
import { checkTag, type TagCheckResult } from '../../contract/tag-check.ts';
import type { ItemValues, PageValues } from '../api/fill-page.ts';
import { type FormDependencies, formRoutes } from '../api/form-routes.ts';
import { checkMessages } from '../messages.ts';
import type { Site } from '../site/site.ts';
import type { TagCheck } from './check.ts';

interface TagCheckDependencies extends FormDependencies {
  tagCheck: Pick<TagCheck, 'check'>;
}

export function tagCheckRoutes(app: FastifyInstance, deps: TagCheckDependencies): void {
  formRoutes(app, deps, {
    endpoint: checkTag,
    action: 'check a website',
    limit: 'tagCheck',
    required: (locale) => checkMessages[locale].form.required,
    pages: ['/check-GA-tag'],
    linked: { parameter: 'url', field: 'websiteUrl' },
    handle: ({ websiteUrl }) => deps.tagCheck.check(websiteUrl),
    next: (result, page, locale, { websiteUrl }) =>
      resultPageValues(result, locale, linkTo(deps.site, page, websiteUrl)),
  });
}

/** The link that repeats a check. */
function linkTo(site: Site, page: string, websiteUrl: string): string {
  return `${site.origin}${page}?${new URLSearchParams({ url: websiteUrl })}`;
}

/** The result as page values, for browsers without JavaScript. */
function resultPageValues(result: TagCheckResult, locale: Locale, link: string): PageValues {
  const check = describeTagCheck(result, checkMessages[locale].answer, { locale, link });
  const { tone, title, text, next, agent, ticket, map, evidence, read, unread, notes, developer } = check;
  const some = { evidence: evidence.length > 0, read: read.length > 0 };
  const parts = {
    ticket,
    next,
    agent,
    map,
    ...some,
    unread: unread.length > 0,
    notes: notes.length > 0,
    developer,
  };
  return {
    texts: {
      mark: tone,
      title,
      text,
      next: next ?? '',
      agent: agent ?? '',
      mapTitle: map?.title ?? '',
      mapSpan: map?.span ?? '',
      link: check.link ?? '',
      developerText: developer?.text ?? '',
    },
    hrefs: { ...(ticket && { ticket }), ...(developer && { developer: developer.href }) },
    only: ['answer', ...namesIn({ ...parts, link: check.link })],
    lists: {
      rows: map?.rows.map(rowValues) ?? [],
      evidence: evidence.map(({ id, where, call }) => ({
        texts: { evidenceId: id, evidenceWhere: where, call },
        only: namesIn({ call: call || undefined }),
      })),
      read: read.map(({ kind, what }) => ({ texts: { readKind: kind, readWhat: what } })),
      unread: unread.map((part) => ({ texts: { ...part } })),
      notes: notes.map((note) => ({ texts: { note } })),
    },
    below: '',
  };
}

function rowValues({ pin, ...row }: MapRow): ItemValues {
  const { inside, ...rest }: Partial<MapPin> = pin ?? {};
  return {
    texts: { ...row, ...rest, insideTitle: inside?.title ?? '' },
    only: namesIn({ code: row.code, note: row.note, pin, word: rest.word, inside }),
    lists: {
      inside:
        inside?.items.map(({ mark, name, kind }) => ({ texts: { mark, itemName: name, itemKind: kind } })) ??
        [],
    },
  };
}

/** The names of the parts that exist. */
function namesIn(parts: Record<string, unknown>): string[] {
  return Object.keys(parts).filter((name) => parts[name] !== undefined && parts[name] !== false);
}
