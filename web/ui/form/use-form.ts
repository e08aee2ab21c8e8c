import { type InputEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import type { FormMessages } from '../../../content/messages/en/forms.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { type Answer, call, type Refusal } from '../../api.ts';
import { check } from './check.ts';
import { contentOf, focusFault, isBlank, nothingHasFocus } from './controls.ts';
import { fillFromQuery } from './fill-from-query.ts';
import {
  errorsOf,
  type FormState,
  idle,
  rechecked,
  refused,
  type SentForm,
  withoutMessage,
} from './form-state.ts';
import { useAwake } from './use-awake.ts';
import { useDraft } from './use-draft.ts';

const answerWithinMs = 15_000;

export interface FormOptions<Body extends z.ZodMiniType, Reply extends z.ZodMiniType> {
  endpoint: Endpoint<Body, Reply>;
  words: FormMessages;
  /** The path of the page without its language, under which the draft is kept. */
  path: string;
  /** After how many milliseconds the message over the form goes away. */
  messageMs: number;
  /** Fields that the query of the address may fill in. */
  fromQuery?: readonly string[];
  /** What the server says of a form posted without script. */
  sent?: SentForm | undefined;
  /** Sends what has been checked, where a plain call will not do. */
  send?: (body: z.output<Body>) => Promise<Answer<z.output<Reply>>>;
  /** Something was typed for the first time since the page was opened. */
  onBegin?: () => void;
  /** The form was received and is empty again. */
  onDone?: (reply: z.output<Reply>) => void;
  /** The server turned it down, and may say what is free instead. */
  onRefused?: (refusal: Refusal) => void;
}

/** The names of the fields, where there are several kinds of body those of all. */
type NameOf<Data> = Data extends unknown ? Extract<keyof Data, string> : never;

/**
 * A form that is checked by the schema of its endpoint, sent, and never loses what was typed. Its fields are
 * uncontrolled: what stands in them before the script arrives counts.
 */
export function useForm<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  options: FormOptions<Body, Reply>,
) {
  const { endpoint, words, sent } = options;
  const { send = (body) => call(endpoint, body, AbortSignal.timeout(answerWithinMs)) } = options;
  const ref = useRef<HTMLFormElement>(null);
  const clearing = useRef(0);
  const begun = useRef(false);
  const awake = useAwake();
  const [state, setState] = useState<FormState>(() =>
    sent?.message ? refused(sent.message, sent.fields, 0) : idle,
  );
  const [values, setValues] = useState<Record<string, string>>(sent?.values ?? {});
  const errors = errorsOf(state);

  const begin = useEffectEvent(() => {
    fillFromQuery(ref.current, options.fromQuery ?? []);
    if (state.is === 'refused') clearLater();
    if (state.is === 'refused' && nothingHasFocus()) focusFault(ref.current, state.fields);
  });
  useEffect(() => begin(), []);
  const draft = useDraft(ref, options.path, sent === undefined);

  function clearLater() {
    clearTimeout(clearing.current);
    clearing.current = window.setTimeout(dismiss, options.messageMs);
  }
  function dismiss() {
    setState(withoutMessage);
  }
  function show(next: FormState) {
    flushSync(() => setState(next));
    if ('message' in next) clearLater();
    if (next.is !== 'submitting') focusFault(ref.current, errorsOf(next));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // The second click of a double click lands on a form that is under way, or empty again.
    if (state.is === 'submitting' || (state.is === 'done' && isBlank(form))) return;
    const checked = check(endpoint.body, { ...contentOf(form), openMs: draft.openMs() }, words);
    if (!checked.ok) return show(refused(checked.message, checked.fields));
    show({ is: 'submitting' });
    const answer = await send(checked.data).catch(() => null);
    if (answer === null) return show(refused(words.failed));
    if (!answer.ok) {
      if (answer.refusal) options.onRefused?.(answer.refusal);
      return show(refused(answer.refusal?.message || words.refused, answer.refusal?.fields));
    }
    flushSync(() => setValues({}));
    form.reset();
    draft.save();
    show({ is: 'done', at: performance.now(), message: words.done });
    options.onDone?.(answer.reply);
  }

  function input({ target, currentTarget }: InputEvent<HTMLFormElement>) {
    if (!begun.current) options.onBegin?.();
    begun.current = true;
    draft.saveSoon();
    const { name } = target as HTMLInputElement;
    if (errors[name] === undefined) return;
    const checked = check(endpoint.body, contentOf(currentTarget), words);
    setState(rechecked(state, name, checked.ok ? undefined : checked.fields[name]));
  }

  return {
    state,
    /** The script has arrived; until then the browser itself checks and sends. */
    awake,
    /** For the `<form>`. */
    form: {
      ref,
      method: 'post',
      noValidate: awake,
      onSubmit: submit,
      onInput: input,
    } as const,
    /** For the `<Field>` of a name. */
    field: (name: NameOf<z.output<Body>>) => ({
      name,
      value: values[name],
      error: errors[name],
    }),
    /** Closes the message, where there is a script to do it. */
    dismiss: awake ? dismiss : undefined,
  };
}
