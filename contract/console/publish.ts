import * as z from 'zod/mini';

/** What is wrong with a file of a push, and where. */
const publishProblem = z.object({
  file: z.string(),
  line: z.optional(z.number()),
  field: z.optional(z.string()),
  message: z.string(),
});
export type PublishProblem = z.output<typeof publishProblem>;

const commit = z.object({
  id: z.string(),
  subject: z.string(),
  author: z.string(),
  at: z.string(),
});
export type PublishedCommit = z.output<typeof commit>;

/** A build of the site with the texts of a commit. */
const version = z.object({
  id: z.string(),
  commit,
  builtAt: z.string(),
});

/**
 * How a run ended: `unchanged` had nothing new, `content` found broken texts, `code` found changed code, and `failed`
 * could not fetch or build.
 */
const publishOutcome = z.enum(['published', 'unchanged', 'content', 'code', 'failed']);
export type PublishOutcome = z.output<typeof publishOutcome>;

export const publishRun = z.object({
  at: z.string(),
  /** Who started it: an operator, a forge or the command line. */
  by: z.string(),
  outcome: publishOutcome,
  commit: z.nullable(commit),
  problems: z.array(publishProblem),
  /** Why it failed. */
  message: z.string(),
  /** The author who was told by mail. */
  told: z.nullable(z.string()),
});
export type PublishRun = z.output<typeof publishRun>;

export const publishSteps = ['fetch', 'check', 'build'] as const;
export type PublishStep = (typeof publishSteps)[number];

/** `shown` and `other` are null for the site as it was deployed. */
export const publishStatus = z.object({
  /** Whether there is a repository to publish from. */
  isSetUp: z.boolean(),
  branch: z.string(),
  hasHook: z.boolean(),
  running: z.nullable(z.object({ by: z.string(), step: z.enum(publishSteps), since: z.string() })),
  /** A run was requested and none is at work: the last one was cut off. */
  isCutOff: z.boolean(),
  shown: z.nullable(version),
  /** What one click goes back to; undefined while there is nothing to go back to. */
  other: z.optional(z.nullable(version)),
  last: z.nullable(publishRun),
});
export type PublishStatus = z.output<typeof publishStatus>;
