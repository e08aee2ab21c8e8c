import { type InputEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import type { CompleteFormMessages } from '../../../content/messages/en/forms.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { maxTimedMessage, type SubmittedForm } from '../../../contract/forms.ts';
import type { Locale } from '../../../contract/locales.ts';
import { firstVisitKey } from '../../../contract/visit.ts';
import { type ApiProblem, type ApiResult, call } from '../../api.ts';
import { useHydrated } from '../use-browser-value.ts';
import {
  describeLengths,
  fillFromUrl,
  focusFirstError,
  focusNearBanner,
  formValuesAndFiles,
  isBlank,
  nothingHasFocus,
} from './controls.ts';
import { useDraft } from './draft.ts';
import {
  changed,
  errorState,
  type FormState,
  fieldErrors,
  hasAny,
  idle,
  unconfirmed,
  updateFieldError,
  validateForm,
  withoutMessage,
} from './form-state.ts';

const timeoutMs = 15_000;
/** The pause in typing after which the length of a text is shown and announced. */
const pauseMs = 300;

interface FormOptions<Body extends z.ZodMiniType, Reply extends z.ZodMiniType> {
  endpoint: Endpoint<Body, Reply>;
  messages: CompleteFormMessages;
  /** The page's path without its language: the key of the draft. */
  path: string;
  /** Time until the banner is dismissed. */
  messageMs: number;
  /** Fields that a link to the page may fill in. */
  fromUrl?: readonly string[];
  /** The server's response to a form posted without script. */
  sent?: SubmittedForm | undefined;
  /** Replaces the plain JSON request, for uploads. */
  send?: (body: z.output<Body>) => Promise<ApiResult<z.output<Reply>>>;
  /** Called on the first input. */
  onFirstInput?: () => void;
  /** Called after success and reset. */
  onDone?: (reply: z.output<Reply>) => void;
  /** Called with the server's problem, which may list the times that are still free. */
  onProblem?: (error: ApiProblem) => void;
}

/** Field names; of all variants if the body is a union. */
type FieldName<Data> = Data extends unknown ? Extract<keyof Data, string> : never;

/**
 * A form that is validated by its endpoint's schema and never loses input. Fields are uncontrolled, so that input from
 * before hydration counts.
 */
export function useForm<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  options: FormOptions<Body, Reply>,
) {
  const { endpoint, messages, sent } = options;
  const { send = (body) => call(endpoint, body, AbortSignal.timeout(timeoutMs)) } = options;
  const ref = useRef<HTMLFormElement>(null);
  const clearing = useRef(0);
  const counting = useRef(0);
  const checking = useRef(false);
  const hasInput = useRef(false);
  const hydrated = useHydrated();
  const [state, setState] = useState<FormState>(() =>
    sent?.message ? errorState(sent.message, sent.fields, 0) : idle,
  );
  const [values, setValues] = useState<Record<string, string>>(sent?.values ?? {});
  const [lengths, setLengths] = useState<Record<string, string>>({});
  const errors = fieldErrors(state);

  const onMount = useEffectEvent(() => {
    fillFromUrl(ref.current, options.fromUrl ?? []);
    if (state.is === 'error') clearLater(state.message);
    if (state.is === 'error' && nothingHasFocus()) focusFirstError(ref.current, state.fields);
  });
  useEffect(() => onMount(), []);
  const draft = useDraft(ref, options.path, sent === undefined);
  // After the draft is restored.
  const measureOnMount = useEffectEvent(measure);
  useEffect(() => measureOnMount(), []);

  function measure() {
    const next = ref.current ? describeLengths(ref.current, messages, pageLocale()) : {};
    setLengths((before) => (hasAny(before) || hasAny(next) ? next : before));
  }

  function clearLater(message: string) {
    clearTimeout(clearing.current);
    if (message.length > maxTimedMessage) return;
    clearing.current = window.setTimeout(dismiss, options.messageMs);
  }
  function dismiss() {
    const focused = document.activeElement;
    flushSync(() => setState(withoutMessage));
    if (focused?.closest('[data-banner]')) focusNearBanner(ref.current);
  }
  function show(next: FormState) {
    flushSync(() => setState(next));
    if ('message' in next) clearLater(next.message);
    if (next.is !== 'submitting') focusFirstError(ref.current, fieldErrors(next));
    if (next.is === 'done') ref.current?.querySelector('[data-banner]')?.scrollIntoView({ block: 'nearest' });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // Ignores the second click of a double click.
    if (checking.current || state.is === 'submitting' || (state.is === 'done' && isBlank(form))) return;
    // On a slow phone the check takes a while: the pressed button is painted first.
    checking.current = true;
    await new Promise((resolve) => setTimeout(resolve));
    checking.current = false;
    const checked = validateForm(
      endpoint.body,
      { ...formValuesAndFiles(form), firstVisit: readFirstVisit(), openMs: draft.openMs() },
      messages,
      pageLocale(),
    );
    if (!checked.ok) return show(errorState(checked.message, checked.fields));
    show({ is: 'submitting' });
    const result = await send(checked.data).catch(() => null);
    if (result === null) return show(unconfirmed(messages.failed));
    if (!result.ok) {
      if (result.problem) options.onProblem?.(result.problem);
      const message = result.problem?.message || messages.refused;
      return show(result.isTemporary ? unconfirmed(message) : errorState(message, result.problem?.fields));
    }
    flushSync(() => {
      setValues({});
      setLengths({});
    });
    form.reset();
    draft.save();
    show({ is: 'done', at: performance.now(), message: messages.done });
    options.onDone?.(result.reply);
  }

  function input({ target, currentTarget }: InputEvent<HTMLFormElement>) {
    if (!hasInput.current) options.onFirstInput?.();
    hasInput.current = true;
    draft.saveSoon();
    clearTimeout(counting.current);
    counting.current = window.setTimeout(measure, pauseMs);
    setState(changed);
    const { name } = target as HTMLInputElement;
    if (errors[name] === undefined) return;
    const checked = validateForm(endpoint.body, formValuesAndFiles(currentTarget), messages, pageLocale());
    setState((now) =>
      checked.ok
        ? updateFieldError(now, name)
        : updateFieldError(now, name, checked.fields[name], checked.message),
    );
  }

  return {
    state,
    /** Before hydration the browser submits, and the server validates. */
    hydrated,
    /** Props of the `<form>`. */
    form: {
      ref,
      method: 'post',
      // Our own messages in the page's language replace the browser's; without script, they come from the server.
      noValidate: true,
      'data-hydrated': hydrated || undefined,
      onSubmit: submit,
      onInput: input,
    } as const,
    /** Props of the `<Field>` with this name. */
    field: (name: FieldName<z.output<Body>>) => ({
      name,
      value: values[name],
      error: errors[name],
      length: lengths[name],
    }),
    /** Props of the `<Banner>`. */
    banner: {
      state,
      close: messages.close,
      /** Undefined before hydration. */
      onClose: hydrated ? dismiss : undefined,
      onFollow: (name: string) => focusFirstError(ref.current, { [name]: '' }),
    },
  };
}

function pageLocale(): Locale {
  return document.documentElement.lang as Locale;
}

/** Where the visit began: as stored by the previous page, or here. Undefined if storage is blocked. */
function readFirstVisit(): string | undefined {
  const { pathname, search } = location;
  try {
    return sessionStorage[firstVisitKey] ?? `${document.referrer} ${pathname + search}`;
  } catch {
    return undefined;
  }
}
