import { renderToString } from 'react-dom/server';
import type { IslandDefinition } from './island-definition.ts';

/**
 * When its code is loaded. `painted`: after the page's first paint; `visible`: when it is on the screen; `interaction`:
 * on hover or focus, or when the popover or details around it opens; `handle`: when an element of the page marked
 * `data-handle` is touched, and what is done to that until then is repeated.
 */
type IslandTrigger = 'painted' | 'visible' | 'interaction' | 'handle';

/** Prerenders an island into a static page; `web/site/islands.ts` hydrates it in place. */
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
