/** Shows in which direction a handle can be moved. */
export function Chevron({ to }: { to: 'left' | 'right' }) {
  return (
    <svg viewBox="0 0 6 10" aria-hidden="true">
      <path
        d={to === 'left' ? 'M5 1 1 5l4 4' : 'm1 1 4 4-4 4'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  );
}
