import type { FastifyInstance } from 'fastify';
import { describeTagCheck } from '../../content/describe-tag-check.ts';
import type { Locale } from '../../contract/locales.ts';
import { checkTag, type TagCheckReply } from '../../contract/tag-check.ts';
import type { Marks } from '../api/fill-page.ts';
import { type FormParts, formRoutes } from '../api/form-routes.ts';
import { checkMessages } from '../messages.ts';
import type { TagCheck } from './check.ts';

export interface TagCheckParts extends FormParts {
  tagCheck: Pick<TagCheck, 'check'>;
}

export function tagCheckRoutes(app: FastifyInstance, parts: TagCheckParts): void {
  formRoutes(app, parts, {
    endpoint: checkTag,
    limit: 'tagCheck',
    pages: ['/check-GA-tag'],
    receive: ({ websiteUrl }) => parts.tagCheck.check(websiteUrl),
    next: (reply, _page, locale) => marksOf(reply, locale),
  });
}

/** The answer written into the page, for browsers that run no script. */
function marksOf(reply: TagCheckReply, locale: Locale): Marks {
  const { tone, title, text, ticket, tags, notes, facts } = describeTagCheck(
    reply,
    checkMessages[locale].answer,
  );
  return {
    texts: { title, text, ...facts },
    hrefs: { ...(ticket && { ticket }) },
    only: [
      'answer',
      tone,
      ...(ticket ? ['ticket'] : []),
      ...(tags.length > 0 ? ['tags'] : []),
      ...(notes.length > 0 ? ['notes'] : []),
      ...(facts ? ['facts'] : []),
    ],
    lists: {
      tags: tags.map(({ kind, id, where, confidence }) => ({ kind, id, where, confidence })),
      notes: notes.map((note) => ({ note })),
    },
    below: '',
  };
}
