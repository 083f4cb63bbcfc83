import { el, momentIn } from 'pint-ae/internal/ui';
import type { Page } from '../client.ts';
import type { Context, ShowView } from '../context.ts';
import { actionButton, filterForm, pager } from '../parts/controls.ts';
import { emptyState } from '../parts/states.ts';
import { tableOf } from '../parts/table.ts';
import { code } from '../parts/written.ts';
import { refresh } from './operating.ts';

const messages = ['document', 'report', 'withdrawal'] as const;

interface Unanswered {
  readonly id: string;
  readonly companyId: string;
  readonly documentId: string;
  readonly message: (typeof messages)[number];
  readonly since: string;
  readonly resentAt: string | null;
}

const path = 'v1/operator/unanswered';

/** Unanswered messages, for the operator, who can hand over one or all of them again. */
export const unansweredView: ShowView = async (context) => {
  const { say, client, route, language, may } = context;
  const { items, nextCursor } = await client.read<Page<Unanswered>>(`${path}?${route.query}`);
  const mayResend = may('operator:write') && items.length > 0;
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
            choices: [['', say('all')], ...messages.map((each) => [each, say(`message.${each}`)] as const)],
          },
          { name: 'companyId', label: say('company') },
          { name: 'olderThanSeconds', label: say('olderThan') },
        ],
      ),
      items.length === 0
        ? emptyState(say('noUnanswered'))
        : tableOf<Unanswered>(
            say('unanswered'),
            [
              { name: say('message'), cell: ({ message }) => say(`message.${message}`) },
              { name: say('company'), cell: ({ companyId }) => code(companyId) },
              { name: say('document'), cell: ({ documentId }) => code(documentId) },
              { name: say('sentAt'), cell: ({ since }) => momentIn(since, language) },
              {
                name: say('resentAt'),
                cell: ({ resentAt }) => (resentAt === null ? '–' : momentIn(resentAt, language)),
              },
              ...(mayResend
                ? [{ name: say('action'), cell: ({ id }: Unanswered) => resend(context, id) }]
                : []),
            ],
            items,
          ),
      pager(context, { count: items.length, nextCursor }),
      mayResend ? resendAll(context) : '',
    ],
  };
};

function resend(context: Context, id: string): HTMLElement {
  const { say, client } = context;
  const act = async () => {
    await client.read(`${path}/${encodeURIComponent(id)}/resend`, { method: 'POST' });
    context.tell(say('resentCount', { count: 1 }));
    await context.reload();
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
    context.tell(say('resentCount', { count: resent }));
    await context.reload();
  };
  const question = say('resendAllQuestion');
  return el(
    'div',
    { class: 'actions' },
    actionButton(context, say('resendAll'), act, { id: 'resend-all', question }),
  );
}
