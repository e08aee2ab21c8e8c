import type { ReactNode } from 'react';
import s from './ruled-artwork.module.css';

export const fieldWidth = 640;

/** The ruled background of an artwork. Decorative, hence hidden from screen readers. */
export function RuledArtwork(props: {
  ground: string;
  ruling?: string;
  columns?: number;
  outlined?: boolean;
  children: ReactNode;
}) {
  const { ground, ruling, columns = 13 } = props;
  const lines = Array.from(
    { length: columns - 1 },
    (_, i) => `M${Math.round(((i + 1) * fieldWidth) / columns)} 0v400`,
  );
  return (
    <svg
      className={props.outlined ? `${s.field} ${s.outlined}` : s.field}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill={ground} d="M0 0h640v400H0z" />
      {ruling && <path stroke={ruling} d={lines.join('')} />}
      {props.children}
    </svg>
  );
}

/** The Today line; the social image adds its flag below. */
export function TodayLine({ x }: { x: number }) {
  return <path data-today={x} fill="var(--ink)" d={blocks([[x - 2, 0, 4, 400]])} />;
}

/** Rectangles as one path. */
export function blocks(
  boxes: readonly (readonly [x: number, y: number, width: number, height: number])[],
): string {
  return boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
}
