import { type View, view } from '../../contract/console/inbox.ts';
import { outboxQuery } from '../../contract/console/operations.ts';
import { consolePath } from '../../contract/console/paths.ts';
import { type SubjectKind, subjectKind } from '../../contract/console/subjects.ts';

export const panes = ['inbox', 'overview', 'outbox', 'audit', 'erase', 'account'] as const;
export type Pane = (typeof panes)[number];
export type DeliveryState = NonNullable<(typeof outboxQuery)['_zod']['output']['state']>;

/** What the console shows. It stands in the query, so that every view is a link. */
export interface Place {
  pane: Pane;
  kind: SubjectKind;
  id: string | undefined;
  view: View;
  /** Which part of the outbox. */
  state: DeliveryState | undefined;
}

const start: Place = { pane: 'inbox', kind: 'application', id: undefined, view: {}, state: undefined };

/** Reads a query; whatever makes no sense counts as not said. */
export function placeOf(search: string): Place {
  const said = Object.fromEntries(new URLSearchParams(search));
  const known = Object.entries(view.shape).flatMap(([name, field]) => {
    const { success, data } = field.safeParse(said[name] || undefined);
    return success && data !== undefined ? [[name, data]] : [];
  });
  return {
    pane: panes.find((pane) => pane === said.pane) ?? start.pane,
    kind: subjectKind.safeParse(said.kind).data ?? start.kind,
    id: said.id || undefined,
    view: Object.fromEntries(known),
    state: outboxQuery.shape.state.safeParse(said.state).data,
  };
}

export function addressOf(place: Partial<Place>): string {
  const { pane, kind, id, view: shown, state } = { ...start, ...place };
  if (pane !== 'inbox') return `${consolePath}?${queryOf({ pane, state })}`;
  return `${consolePath}?${queryOf({ kind, ...shown, id })}`;
}

export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(said).toString();
}
