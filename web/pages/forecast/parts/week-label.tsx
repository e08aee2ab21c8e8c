export interface WeekLabelProps {
  /** In weeks from Today. */
  offset: number;
  /** `W33`. */
  name: string;
  isLive: boolean;
}

/** A week's name, marked to be updated to the day of the visit until the island is hydrated. */
export function WeekLabel({ offset, name, isLive }: WeekLabelProps) {
  if (isLive) return name;
  return (
    <span data-week={offset} suppressHydrationWarning>
      {name}
    </span>
  );
}
