import { useState } from 'react';
import { type Detail, detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import {
  canReply,
  isRepliable,
  type RepliableKind,
  type ReplyType,
  replyTypes,
  type Template,
  templates,
} from '../../../contract/console/replies.ts';
import { useConsole } from '../context.ts';
import { kindLabels, replyLabels } from '../labels.ts';
import type { ConsoleLocation } from '../location.ts';
import { ConsoleLink, Notice } from '../parts/controls.tsx';
import { useTitle } from '../parts/pane.tsx';
import { StatusPill } from '../parts/table.tsx';
import { useFetch } from '../use-fetch.ts';
import { Composer } from './composer.tsx';
import s from './reply.module.css';

/** A reply to the open submission. */
export function ReplyPane({ location }: { location: ConsoleLocation }) {
  const { refreshKey, mayEdit } = useConsole();
  const { kind, id = '', answer: act = 'reply', view } = location;
  const { data, problem } = useFetch(consoleApi.detail(kind, id), detail, refreshKey);
  const { data: known } = useFetch(consoleApi.templates, templates, 0);
  useTitle('Reply');
  const title = data?.row.title || 'No name';
  const obstacle = problem ?? (data && findObstacle(data, act, mayEdit));
  return (
    <main id="main" tabIndex={-1} className={s.pane}>
      <nav className={s.crumbs} aria-label="Back">
        <ConsoleLink to={{ kind, view }}>{kindLabels[kind].title}</ConsoleLink>
        <ConsoleLink to={{ kind, id, view }}>{title}</ConsoleLink>
      </nav>
      <div className={s.head}>
        <h1>Reply</h1>
        {data && <StatusPill row={data.row} />}
      </div>
      {obstacle ? (
        <Notice>{obstacle}</Notice>
      ) : (
        data &&
        isRepliable(kind) &&
        known && (
          <ReplyEditor key={id} kind={kind} act={act} detail={data} all={known.templates} view={view} />
        )
      )}
    </main>
  );
}

function findObstacle({ kind, row, fields }: Detail, act: ReplyType, mayEdit: boolean): string | undefined {
  if (!mayEdit) return 'You can view this, but not reply to it.';
  if (!isRepliable(kind) || !canReply(kind, act)) return 'This kind of reply is not possible here.';
  if (row.flag !== null) return 'This looks like spam. Mark it as not spam before you reply.';
  return fields.email ? undefined : 'No email address was given, so there is no one to reply to.';
}

/** The types of reply, and the text of the selected one in the visitor's or another language. */
function ReplyEditor(props: {
  kind: RepliableKind;
  act: ReplyType;
  detail: Detail;
  all: readonly Template[];
  view: ConsoleLocation['view'];
}) {
  const { kind, act, detail: shown, all, view } = props;
  const [language, setLanguage] = useState(shown.row.language);
  const template = all.find((one) => one.kind === kind && one.act === act && one.language === language);
  if (!template) return null;
  return (
    <>
      <nav className={s.acts} aria-label="Kind of reply">
        {replyTypes[kind].map((one) => (
          <ConsoleLink
            key={one}
            to={{ kind, id: shown.row.id, view, answer: one }}
            aria-current={one === act ? 'page' : undefined}
          >
            {replyLabels[one].verb}
          </ConsoleLink>
        ))}
      </nav>
      <Composer
        key={`${act}/${language}`}
        kind={kind}
        detail={shown}
        template={template}
        onLanguage={setLanguage}
        back={{ kind, id: shown.row.id, view }}
      />
    </>
  );
}
