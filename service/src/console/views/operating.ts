import { el, momentIn, sentence } from 'pint-ae/internal/ui';
import type { DeadLetter } from '../../operator-api/dead-letter-operations.ts';
import type { Unanswered } from '../../operator-api/unanswered-operations.ts';
import type { Health, Queues, RefusedArrival } from '../../operator-api/watch-operations.ts';
import { answerable } from '../../track/states.ts';
import type { Page } from '../client.ts';
import type { Context, ShowView } from '../context.ts';
import { actionButton, filterForm } from '../parts/controls.ts';
import { actions, type Column, factCard, pagedTable, tableOf } from '../parts/table.ts';
import { code } from '../parts/written.ts';
import { hashOf } from '../route.ts';

/** Pending work, for the operator. */
export const queuesView: ShowView = async (context) => {
  const { say, named, client } = context;
  const { queues, messages, deadLetters, unanswered } = await client.read<Queues>('v1/operator/queues');
  return {
    heading: say('queues'),
    content: [
      refresh(context),
      tableOf(
        say('queues'),
        [
          { name: say('queue'), cell: ({ name }) => say(`queue.${name}`) },
          { name: say('waiting'), cell: ({ waiting }) => String(waiting) },
          { name: say('oldest'), cell: ({ oldestSeconds }) => say('seconds', { count: oldestSeconds }) },
        ],
        queues,
      ),
      messages.length > 0
        ? tableOf(
            say('message'),
            [
              { name: say('message'), cell: ({ message }) => named(`message.${message}`, message) },
              { name: say('waiting'), cell: ({ waiting }) => String(waiting) },
            ],
            messages,
          )
        : '',
      el('p', {}, el('a', { href: hashOf(['unanswered']) }, say('unanswered')), `: ${unanswered}`),
      el('p', {}, el('a', { href: hashOf(['letters']) }, say('letters')), `: ${deadLetters}`),
    ],
  };
};

/** Messages that were given up, to resend or discard. */
export const lettersView: ShowView = async (context) => {
  const { say, client, route, language, may } = context;
  const letters = await client.read<Page<DeadLetter>>(`v1/operator/dead-letters?${route.query}`);
  const columns: readonly Column<DeadLetter>[] = [
    { name: say('message'), cell: ({ message }) => say(`message.${message}`) },
    { name: say('company'), cell: ({ companyId }) => code(companyId) },
    { name: say('document'), cell: ({ documentId }) => code(documentId) },
    { name: say('attempts'), cell: ({ attempts }) => String(attempts) },
    { name: say('reason'), cell: ({ error }) => (error === null ? '–' : sentence(error)) },
    { name: say('givenUpAt'), cell: ({ updatedAt }) => momentIn(updatedAt, language) },
    ...(may('operator:write')
      ? [{ name: say('action'), cell: ({ id }: DeadLetter) => handling(context, id) }]
      : []),
  ];
  return {
    heading: say('letters'),
    content: [refresh(context), ...pagedTable(context, 'letters', 'noLetters', columns, letters)],
  };
};

function handling(context: Context, id: string): HTMLElement {
  const { say, client } = context;
  const act = (verb: 'resend' | 'discard') => async () => {
    const path = `v1/operator/dead-letters/${encodeURIComponent(id)}/${verb}`;
    const { done } = await client.read<{ done: string }>(path, { method: 'POST' });
    await context.done(done);
  };
  return actions(
    actionButton(context, say('again'), act('resend'), { id: `resend-${id}` }),
    actionButton(context, say('discard'), act('discard'), {
      id: `discard-${id}`,
      question: say('discardQuestion'),
    }),
  );
}

/** The process that answers. */
export const healthView: ShowView = async (context) => {
  const { say, client, language } = context;
  const health = await client.read<Health>('v1/operator/health');
  const since = new Date(Date.now() - health.uptimeSeconds * 1000).toISOString();
  const { database, databaseMilliseconds: milliseconds } = health;
  return {
    heading: say('health'),
    content: [
      refresh(context),
      factCard(say('health'), [
        [say('environment'), say(health.environment)],
        [say('version'), code(health.version)],
        [say('database'), say('answersIn', { kind: say(database), milliseconds })],
        [say('delivery'), code(health.delivery)],
        [say('uptime'), momentIn(since, language)],
        [say('memory'), say('megabytes', { count: Math.round(health.memoryBytes / 1_048_576) })],
      ]),
    ],
  };
};

export function refresh(context: Context): HTMLElement {
  return actions(actionButton(context, context.say('refresh'), context.reload, { id: 'refresh' }));
}

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

/** Received messages that belong to no company of the service, for its operator. */
export const refusedView: ShowView = async (context) => {
  const { say, client, route, language } = context;
  const refused = await client.read<Page<RefusedArrival>>(`v1/operator/refused?${route.query}`);
  const columns: readonly Column<RefusedArrival>[] = [
    { name: say('receiver'), cell: ({ receiver }) => code(receiver) },
    { name: say('reason'), cell: ({ reason }) => sentence(reason) },
    { name: say('receivedAt'), cell: ({ receivedAt }) => momentIn(receivedAt, language) },
    { name: say('message'), cell: ({ instanceId }) => code(instanceId) },
  ];
  return {
    heading: say('refusedMessages'),
    content: [refresh(context), ...pagedTable(context, 'refusedMessages', 'noRefused', columns, refused)],
  };
};
