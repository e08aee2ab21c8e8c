import * as z from 'zod/mini';
import { view } from './inbox.ts';
import { subjectKind } from './submissions.ts';

/** A view that an operator saved under a name; only they see it. */
export const newSavedView = z.object({
  kind: subjectKind,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  view,
});
export const savedView = z.extend(newSavedView, { id: z.uuid() });
export type SavedView = z.output<typeof savedView>;
export const savedViews = z.object({ views: z.array(savedView) });

/** Maximum per operator. */
export const maxSavedViews = 50;
