import { el, momentIn, sentence } from 'pint-ae/internal/ui';
import type { DeadLetter } from '../../operator-api/dead-letter-operations.ts';
import type { Health } from '../../operator-api/health-operation.ts';
import type { Queues } from '../../operator-api/queues-operation.ts';
import type { Page } from '../client.ts';
import type { Context, ShowView } from '../context.ts';
import { actionButton } from '../parts/controls.ts';
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
