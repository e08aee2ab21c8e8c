import { dayAndTime, fullTime, shortTime } from '../time.ts';

/** A point in time, short; the whole of it for who asks. */
export function Moment({
  at,
  long,
  className,
}: {
  at: string;
  long?: boolean;
  className?: string | undefined;
}) {
  return (
    <time dateTime={at} title={fullTime(at)} className={className}>
      {long ? dayAndTime(at) : shortTime(at)}
    </time>
  );
}
