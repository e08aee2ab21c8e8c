import { useEffect, useRef } from 'react';
import { describeTagCheck, fill, hostOf } from '../../../content/describe-tag-check.ts';
import type { checkGaTag, TagCheckWords } from '../../../content/messages/en/check-ga-tag.ts';
import { withScheme } from '../../../contract/text.ts';
import { Banner } from '../../ui/form/banner.tsx';
import { errorsOf, idle, type SentForm } from '../../ui/form/form-state.ts';
import { useAwake } from '../../ui/form/use-awake.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import { AddressBar } from './address-bar.tsx';
import { Answer } from './answer.tsx';
import { PageMap } from './page-map.tsx';
import s from './tag-check.module.css';
import { useTagCheck } from './use-tag-check.ts';
import { Verdict } from './verdict.tsx';

interface Props {
  /** The page itself, which answers where no script runs. */
  action: string;
  locale: string;
  email: string;
  words: (typeof checkGaTag)['form'] & { required: string; close: string };
  answer: TagCheckWords;
  sent?: SentForm;
}

function TagCheck({ action, locale, email, words, answer, sent }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const awake = useAwake();
  const { state, asked, submit, dismiss } = useTagCheck(field, words, sent);
  const reply = state.is === 'answered' ? state.reply : undefined;
  useEffect(() => {
    if (reply) heading.current?.focus();
  }, [reply]);
  const form = state.is === 'answered' ? idle : state;
  const described = reply && describeTagCheck(reply, answer);

  return (
    <>
      <AddressBar
        action={action}
        words={words}
        field={field}
        value={sent?.values.websiteUrl}
        error={errorsOf(form).websiteUrl}
        state={form}
        awake={awake}
        onSubmit={submit}
      />
      <div className={s.alert}>
        <Banner state={form} close={words.close} onClose={awake ? dismiss : undefined} />
      </div>
      <div role="status" className={s.said}>
        {state.is === 'submitting' && (
          <div className={s.reading}>
            <span aria-hidden="true" />
            <h2>{fill(words.reading, { host: hostOf(withScheme(asked)) })}</h2>
            <p>{words.patience}</p>
          </div>
        )}
        {described && <Verdict said={described} words={answer} email={email} heading={heading} />}
      </div>
      {reply && described && (
        <Answer
          said={described}
          words={answer}
          map={reply.headEnds !== null && <PageMap reply={reply} words={answer.map} locale={locale} />}
        />
      )}
    </>
  );
}

export const island = defineIsland('tag-check', TagCheck);
