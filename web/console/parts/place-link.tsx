import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { addressOf, type Place } from '../place.ts';
import { go } from '../use-place.ts';

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'>;

/** A link to another place of the console. It can be opened in a tab of its own like any other. */
export function PlaceLink(props: Anchor & { to: Partial<Place>; carried?: unknown }) {
  const { to, carried, children, ...rest } = props;
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to, 'push', carried);
  }
  return (
    <a href={addressOf(to)} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
