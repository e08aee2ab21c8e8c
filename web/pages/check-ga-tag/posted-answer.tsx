import { type DescribedCheck, tones } from '../../../content/describe-tag-check.ts';
import { settings } from '../../../content/settings.ts';
import { useMessages } from '../../ui/page.tsx';
import { Answer } from './answer.tsx';
import { answerId } from './ids-of-parts.ts';
import s from './posted-answer.module.css';
import { Verdict } from './verdict.tsx';

const blank: DescribedCheck = {
  tone: 'good',
  title: '',
  text: '',
  ticket: undefined,
  tags: [{ kind: '', id: '', where: '', confidence: '', isRetired: false }],
  notes: [''],
  facts: { asked: '', answered: '' },
};

/** The answer for browsers that run no script: hidden and empty until the server fills it in. */
export function PostedAnswer() {
  const { answer } = useMessages().checkGaTag;
  return (
    <div id={answerId} className={s.posted} data-only="answer" hidden>
      {tones.map((tone) => (
        <div key={tone} data-only={tone}>
          <Verdict
            said={{ ...blank, tone, ticket: tone === 'good' ? undefined : `mailto:${settings.email}` }}
            words={answer}
            email={settings.email}
          />
        </div>
      ))}
      <Answer said={blank} words={answer} />
    </div>
  );
}
