import * as z from 'zod/mini';

/** The name of a posting: its path without slash or language. */
const jobName = z.string().check(z.regex(/^[a-z0-9-]{1,100}$/));

/** A posting in the console's list. */
const consoleJob = z.object({
  name: jobName,
  title: z.string(),
  place: z.string(),
  /** Its last day, after which it closes automatically. */
  validThrough: z.string(),
  applications: z.number(),
  newestAt: z.nullable(z.string()),
  /** True if it is closed, by its last day or by an operator. */
  isClosed: z.boolean(),
  /** Set if an operator closed it. */
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
});
export type ConsoleJob = z.output<typeof consoleJob>;

export const consoleJobs = z.object({ jobs: z.array(consoleJob) });
export const jobChoice = z.object({ job: jobName });
