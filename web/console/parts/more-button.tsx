import { Button } from './button.tsx';
import s from './table.module.css';

/** The next page of a list. */
export function MoreButton(props: { hasMore: boolean; adding: boolean; onMore: () => void }) {
  if (!props.hasMore) return null;
  return (
    <p className={s.more}>
      <Button look="ghost" onClick={props.onMore} disabled={props.adding}>
        {props.adding ? 'Loading …' : 'Show more'}
      </Button>
    </p>
  );
}
