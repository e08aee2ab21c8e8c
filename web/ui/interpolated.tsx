import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence with more than text in the places of its `{…}`. */
export function Interpolated({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  const pieces = text.split(/\{(\w+)\}/).map((piece, i) => (i % 2 === 1 ? parts[piece] : piece));
  return createElement(Fragment, null, ...pieces);
}
