import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type Preview, preview, type previewQuery } from '../../../contract/console/replies.ts';
import { post } from '../api.ts';
import s from './reply.module.css';

const pauseMs = 300;

/** The mail as its recipient will see it, updated a moment after the last change. */
export function MailPreview({ of }: { of: z.input<typeof previewQuery> }) {
  const [shown, setShown] = useState<Preview>();
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = JSON.stringify(of);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const result = await post(consoleApi.previewReply, JSON.parse(asked), preview);
      // While the draft is invalid, for example without a subject, the last preview stays.
      if (!isOver && result.is === 'done') setShown(result.reply);
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked]);
  const html = shown?.html;
  useEffect(() => write(frame.current, html), [html]);

  return (
    <section className={s.preview} aria-label="Preview" aria-busy={!shown}>
      <dl>
        <dt>From</dt>
        <dd>{shown?.from}</dd>
        <dt>To</dt>
        <dd>
          {shown?.to}
          {shown?.cc && `, copy to ${shown.cc}`}
        </dd>
        <dt>Subject</dt>
        <dd>{shown?.subject}</dd>
      </dl>
      <iframe
        ref={frame}
        title="The mail"
        src={consoleApi.mailFrame}
        sandbox="allow-same-origin"
        onLoad={() => write(frame.current, html)}
      />
    </section>
  );
}

/** Nothing can run in the frame; its links lead nowhere. */
function write(frame: HTMLIFrameElement | null, html: string | undefined): void {
  const page = frame?.contentDocument;
  if (!frame || !page || html === undefined) return;
  page.documentElement.innerHTML = html;
  for (const link of page.querySelectorAll('a')) link.removeAttribute('href');
  frame.style.height = `${page.documentElement.scrollHeight}px`;
}
