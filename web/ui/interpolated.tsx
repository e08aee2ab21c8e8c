import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence whose `{…}` placeholders are replaced by elements. */
export function Interpolated({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  const pieces = text.split(/\{(\w+)\}/).map((piece, i) => (i % 2 === 1 ? parts[piece] : piece));
  return createElement(Fragment, null, ...pieces);
}
