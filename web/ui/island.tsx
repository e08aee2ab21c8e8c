import { renderToString } from 'react-dom/server';
import type { IslandDefinition, IslandTrigger } from './island-definition.ts';

/** Prerenders an island into a static page; `web/site/islands.ts` hydrates it in place. */
export function Island<Props extends object>(island: {
  of: IslandDefinition<Props>;
  props: Props;
  when: IslandTrigger;
}) {
  const { name, Component } = island.of;
  const html = renderToString(<Component {...island.props} />, { identifierPrefix: name });
  return (
    <div
      data-island={name}
      data-when={island.when}
      data-props={JSON.stringify(island.props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the island's own markup, escaped by React
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
