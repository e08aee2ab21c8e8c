import type { FastifyInstance } from 'fastify';
import { describeTagCheck } from '../../content/describe-tag-check.ts';
import type { Locale } from '../../contract/locales.ts';
import { checkTag, type TagCheckReply } from '../../contract/tag-check.ts';
import type { PageSlots } from '../api/fill-page.ts';
import { type FormDependencies, formRoutes } from '../api/form-routes.ts';
import { checkMessages } from '../messages.ts';
import type { TagCheck } from './check.ts';

interface TagCheckDependencies extends FormDependencies {
  tagCheck: Pick<TagCheck, 'check'>;
}

export function tagCheckRoutes(app: FastifyInstance, deps: TagCheckDependencies): void {
  formRoutes(app, deps, {
    endpoint: checkTag,
    limit: 'tagCheck',
    pages: ['/check-GA-tag'],
    receive: ({ websiteUrl }) => deps.tagCheck.check(websiteUrl),
    next: (reply, _page, locale) => slotsOf(reply, locale),
  });
}

/** The reply as slots of the page, for browsers without JavaScript. */
function slotsOf(reply: TagCheckReply, locale: Locale): PageSlots {
  const { tone, title, text, ticket, tags, unread, notes, facts } = describeTagCheck(
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
      ...(unread.length > 0 ? ['unread'] : []),
      ...(notes.length > 0 ? ['notes'] : []),
      ...(facts ? ['facts'] : []),
    ],
    lists: {
      tags: tags.map(({ kind, id, where, confidence }) => ({ kind, id, where, confidence })),
      unread: unread.map((part) => ({ part })),
      notes: notes.map((note) => ({ note })),
    },
    below: '',
  };
}
