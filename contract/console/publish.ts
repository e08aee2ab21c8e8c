import * as z from 'zod/mini';

/** A problem in a file of a push, and its position. */
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
const version = z.object({ id: z.string(), commit, builtAt: z.string() });

/**
 * The outcome of a run: `unchanged` had nothing new, `content` found invalid texts, `code` found changed code, and
 * `failed` could not fetch or build.
 */
const publishOutcome = z.enum(['published', 'unchanged', 'content', 'code', 'failed']);
export type PublishOutcome = z.output<typeof publishOutcome>;

const publishRun = z.object({
  at: z.string(),
  /** Who started it: an operator, a forge or the command line. */
  by: z.string(),
  outcome: publishOutcome,
  commit: z.nullable(commit),
  problems: z.array(publishProblem),
  /** Why it failed. */
  message: z.string(),
  /** The author's address, if a mail was sent to it. */
  told: z.nullable(z.string()),
});
export type PublishRun = z.output<typeof publishRun>;

const publishSteps = ['fetch', 'check', 'build'] as const;
export type PublishStep = (typeof publishSteps)[number];

/** `shown` and `other` are null for the site as deployed. */
export const publishStatus = z.object({
  /** True if there is a repository to publish from. */
  isSetUp: z.boolean(),
  branch: z.string(),
  hasHook: z.boolean(),
  running: z.nullable(z.object({ by: z.string(), step: z.enum(publishSteps), since: z.string() })),
  /** True if a run was requested and none is in progress: the last one was interrupted. */
  isCutOff: z.boolean(),
  shown: z.nullable(version),
  /** The version that a rollback shows; undefined if there is none. */
  other: z.optional(z.nullable(version)),
  last: z.nullable(publishRun),
});
export type PublishStatus = z.output<typeof publishStatus>;
