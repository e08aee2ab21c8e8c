import type { Detail, List } from '../../../../contract/console/inbox.ts';
import { consoleApi } from '../../../../contract/console/paths.ts';
import type { OperatorReply, RepliableKind, Template } from '../../../../contract/console/replies.ts';
import type { openConsole } from '../../testing/open-console.ts';

type Console = Awaited<ReturnType<typeof openConsole>>;

export async function openReply({ get, post }: Console, kind: RepliableKind = 'application') {
  const { rows } = (await get(consoleApi.list(kind))).json<List>();
  const id = rows[0]?.id ?? '';
  const shown = async () => (await get(consoleApi.detail(kind, id))).json<Detail>();
  async function getDraft(
    act: OperatorReply['act'],
    more: Partial<OperatorReply> = {},
  ): Promise<OperatorReply> {
    const { templates } = (await get(consoleApi.templates)).json<{ templates: Template[] }>();
    const found = templates.find((one) => one.kind === kind && one.act === act && one.language === 'en');
    const { subject = '', title = '', text = '' } = found ?? {};
    return {
      ...{ id: crypto.randomUUID(), act, language: 'en', recipient: 'sender', subject, title },
      ...{ text: text.replace('[…]', 'What do you report with?'), seen: (await shown()).row.updatedAt },
      ...more,
    };
  }
  return {
    id,
    shown,
    getDraft,
    send: (reply: OperatorReply) => post(consoleApi.act(kind, id, 'answer'), reply),
  };
}
