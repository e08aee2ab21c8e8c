import { renderToString } from 'react-dom/server';
import type { IslandDefinition } from './island-definition.ts';

/**
 * When its code is fetched. `idle`: once the page is parsed and has a moment to spare, but soon in any case;
 * `interaction`: when it is pointed at or focused, or the popover or details around it opens.
 */
export type IslandTrigger = 'idle' | 'visible' | 'interaction';

/** A hydratable hole in a static page: prerendered here, hydrated in place by `web/site/islands.ts`. */
export function Island<Props extends object>(hole: {
  of: IslandDefinition<Props>;
  props: Props;
  when: IslandTrigger;
}) {
  const { name, Component } = hole.of;
  const html = renderToString(<Component {...hole.props} />, { identifierPrefix: name });
  return (
    <div
      data-island={name}
      data-when={hole.when}
      data-props={JSON.stringify(hole.props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the island's own markup, escaped by React
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
