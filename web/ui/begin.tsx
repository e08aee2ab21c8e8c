import { ButtonLink } from './button.tsx';
import { useMessages } from './page.tsx';

/** The way into the product: apply for access. */
export function Start() {
  return (
    <ButtonLink to="/join-the-waitlist" big arrow>
      {useMessages().layout.begin.start}
    </ButtonLink>
  );
}

/** Both ways in: apply, or see it first. */
export function StartOrDemo() {
  return (
    <>
      <Start />
      <ButtonLink to="/ScheduleMeeting" big ghost>
        {useMessages().layout.begin.demo}
      </ButtonLink>
    </>
  );
}
