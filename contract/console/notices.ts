import * as z from 'zod/mini';
import { adSpendBands } from '../ad-spend.ts';
import { isTimeZone } from '../calendar.ts';
import { timePattern } from '../host.ts';
import { type SubmissionKind, submissionKinds } from './submissions.ts';

/** When an operator is notified: at once, in the daily digest, or not at all. */
export const noticeTimes = ['now', 'daily', 'off'] as const;

const noticeChoice = z.object({
  when: z.enum(noticeTimes),
  /** Only submissions assigned to them, and meetings that they host. */
  onlyMine: z.boolean(),
  /** Only applications with this monthly ad spend or more. */
  minSpend: z.nullable(z.enum(adSpendBands)),
});
export type NoticeChoice = z.output<typeof noticeChoice>;

export const off: NoticeChoice = { when: 'off', onlyMine: false, minSpend: null };

/** What an operator wants to be notified about, and how. */
export const noticeSettings = z.object({
  kinds: z.object(
    Object.fromEntries(submissionKinds.map((kind) => [kind, noticeChoice])) as Record<
      SubmissionKind,
      typeof noticeChoice
    >,
  ),
  channel: z.enum(['mail', 'chat']),
  timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone)),
  /** In that time zone, before 24:00. */
  digestTime: z.string().check(z.regex(new RegExp(`^(?!24)(${timePattern})$`))),
});
export type NoticeSettings = z.output<typeof noticeSettings>;

/** The chat services whose incoming webhooks are supported. */
export const chatFormats = ['slack', 'teams', 'mattermost', 'google-chat'] as const;
export type ChatFormat = (typeof chatFormats)[number];
export const chatNames: Record<ChatFormat, string> = {
  slack: 'Slack',
  teams: 'Teams',
  mattermost: 'Mattermost',
  'google-chat': 'Google Chat',
};

export function isChatUrl(text: string): boolean {
  const url = URL.parse(text.trim());
  return url?.protocol === 'https:' && !url.username && !url.password;
}

/** The URL of an incoming webhook. It is a secret. */
export const chatChannel = z.object({
  format: z.enum(chatFormats),
  url: z.string().check(z.trim(), z.maxLength(2_000), z.refine(isChatUrl)),
});

export const ownNotices = z.object({
  settings: noticeSettings,
  /** Only the site of the URL; null without a channel. */
  chat: z.nullable(z.object({ format: z.enum(chatFormats), site: z.string() })),
  /** The address that always gets a mail about everything. */
  teamAddress: z.string(),
});
export type OwnNotices = z.output<typeof ownNotices>;

/** Why a test did not arrive; null if it did, or was stored as a file because no mail server is set. */
export const noticeTest = z.object({ problem: z.nullable(z.string()), isKeptAsFile: z.boolean() });

/** True if an operator wants to be notified of a submission. An unknown spend is not too small. */
export function wants(
  { when, onlyMine, minSpend }: NoticeChoice,
  { isMine, spend }: { isMine: boolean; spend: string | null },
): boolean {
  if (when === 'off' || (onlyMine && !isMine)) return false;
  if (minSpend === null || spend === null) return true;
  const band = (adSpendBands as readonly string[]).indexOf(spend);
  return band < 0 || band >= adSpendBands.indexOf(minSpend);
}
