import { ButtonLink } from '../../ui/button.tsx';
import { useMessages } from '../../ui/page.tsx';
import { Wedge } from '../../ui/wedge.tsx';

export function Closing() {
  const { closing, talk } = useMessages().pricing;
  return (
    <Wedge id="closing" title={closing.title} text={closing.text}>
      <ButtonLink to="/join-the-waitlist" big arrow>
        {talk}
      </ButtonLink>
    </Wedge>
  );
}
