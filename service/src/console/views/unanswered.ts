import { momentIn } from 'pint-ae/internal/ui';
import type { Unanswered } from '../../operator-api/unanswered-operations.ts';
import { answerable } from '../../track/kinds.ts';
import type { Page } from '../client.ts';
import type { Context, ShowView } from '../context.ts';
import { actionButton, filterForm } from '../parts/controls.ts';
import { actions, type Column, pagedTable } from '../parts/table.ts';
import { code } from '../parts/written.ts';
import { refresh } from './operating.ts';

const path = 'v1/operator/unanswered';

/** Unanswered messages, for the operator, who can hand over one or all of them again. */
export const unansweredView: ShowView = async (context) => {
  const { say, client, route, language, may } = context;
  const unanswered = await client.read<Page<Unanswered>>(`${path}?${route.query}`);
  const mayResend = may('operator:write') && unanswered.items.length > 0;
  const columns: readonly Column<Unanswered>[] = [
    { name: say('message'), cell: ({ message }) => say(`message.${message}`) },
    { name: say('company'), cell: ({ companyId }) => code(companyId) },
    { name: say('document'), cell: ({ documentId }) => code(documentId) },
    { name: say('sentAt'), cell: ({ since }) => momentIn(since, language) },
    {
      name: say('resentAt'),
      cell: ({ resentAt }) => (resentAt === null ? '–' : momentIn(resentAt, language)),
    },
    ...(mayResend ? [{ name: say('action'), cell: ({ id }: Unanswered) => resend(context, id) }] : []),
  ];
  return {
    heading: say('unanswered'),
    content: [
      refresh(context),
      filterForm(
        context,
        ['unanswered'],
        [
          {
            name: 'message',
            label: say('message'),
            choices: [['', say('all')], ...answerable.map((each) => [each, say(`message.${each}`)] as const)],
          },
          { name: 'companyId', label: say('company') },
          { name: 'olderThanSeconds', label: say('olderThan') },
        ],
      ),
      ...pagedTable(context, 'unanswered', 'noUnanswered', columns, unanswered),
      mayResend ? resendAll(context) : '',
    ],
  };
};

function resend(context: Context, id: string): HTMLElement {
  const { say, client } = context;
  const act = async () => {
    await client.read(`${path}/${encodeURIComponent(id)}/resend`, { method: 'POST' });
    await context.done(say('resentCount', { count: 1 }));
  };
  return actionButton(context, say('again'), act, { id: `resend-${id}` });
}

function resendAll(context: Context): HTMLElement {
  const { say, client, route } = context;
  const chosen = (name: string) => route.query.get(name) ?? undefined;
  const seconds = chosen('olderThanSeconds');
  const filter = {
    message: chosen('message'),
    companyId: chosen('companyId'),
    olderThanSeconds: seconds === undefined ? undefined : Number(seconds),
  };
  const act = async () => {
    const { resent } = await client.read<{ resent: number }>(`${path}/resend`, {
      method: 'POST',
      body: filter,
    });
    await context.done(say('resentCount', { count: resent }));
  };
  const question = say('resendAllQuestion');
  return actions(actionButton(context, say('resendAll'), act, { id: 'resend-all', question }));
}
