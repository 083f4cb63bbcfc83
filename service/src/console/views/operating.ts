import { el, momentIn, sentence } from 'pint-ae/internal/ui';
import type { Page } from '../client.ts';
import type { Context, ShowView } from '../context.ts';
import { actionButton, pager } from '../parts/controls.ts';
import { emptyState } from '../parts/states.ts';
import { factsOf, tableOf } from '../parts/table.ts';
import { code } from '../parts/written.ts';
import { hashOf } from '../route.ts';

interface Queues {
  readonly queues: readonly {
    readonly name: 'submission' | 'webhook' | 'mail';
    readonly waiting: number;
    readonly oldestSeconds: number;
  }[];
  readonly messages: readonly { readonly message: MessageName; readonly waiting: number }[];
  readonly deadLetters: number;
  readonly unanswered: number;
}

export type MessageName = 'document' | 'report' | 'withdrawal' | 'status';

/** Pending work, for the operator. */
export const queuesView: ShowView = async (context) => {
  const { say, client } = context;
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
              { name: say('message'), cell: ({ message }) => say(`message.${message}`) },
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

interface Letter {
  readonly id: string;
  readonly companyId: string;
  readonly documentId: string;
  readonly message: MessageName;
  readonly attempts: number;
  readonly error: string | null;
  readonly updatedAt: string;
}

/** Messages that were given up, to resend or discard. */
export const lettersView: ShowView = async (context) => {
  const { say, client, route, language, may } = context;
  const { items, nextCursor } = await client.read<Page<Letter>>(`v1/operator/dead-letters?${route.query}`);
  return {
    heading: say('letters'),
    content: [
      refresh(context),
      items.length === 0
        ? emptyState(say('noLetters'))
        : tableOf<Letter>(
            say('letters'),
            [
              { name: say('message'), cell: ({ message }) => say(`message.${message}`) },
              { name: say('company'), cell: ({ companyId }) => code(companyId) },
              { name: say('document'), cell: ({ documentId }) => code(documentId) },
              { name: say('attempts'), cell: ({ attempts }) => String(attempts) },
              { name: say('reason'), cell: ({ error }) => (error === null ? '–' : sentence(error)) },
              { name: say('givenUpAt'), cell: ({ updatedAt }) => momentIn(updatedAt, language) },
              ...(may('operator:write')
                ? [{ name: say('action'), cell: ({ id }: Letter) => handling(context, id) }]
                : []),
            ],
            items,
          ),
      pager(context, { count: items.length, nextCursor }),
    ],
  };
};

function handling(context: Context, id: string): HTMLElement {
  const { say, client } = context;
  const act = (verb: 'resend' | 'discard') => async () => {
    const path = `v1/operator/dead-letters/${encodeURIComponent(id)}/${verb}`;
    const { done } = await client.read<{ done: string }>(path, { method: 'POST' });
    context.tell(done);
    await context.reload();
  };
  return el(
    'div',
    { class: 'actions' },
    actionButton(context, say('again'), act('resend'), { id: `resend-${id}` }),
    actionButton(context, say('discard'), act('discard'), {
      id: `discard-${id}`,
      question: say('discardQuestion'),
    }),
  );
}

interface Health {
  readonly environment: 'production' | 'sandbox';
  readonly version: string;
  readonly database: 'embedded' | 'PostgreSQL';
  readonly databaseMilliseconds: number;
  readonly delivery: string;
  readonly uptimeSeconds: number;
  readonly memoryBytes: number;
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
      el(
        'section',
        { class: 'card', 'aria-label': say('health') },
        factsOf([
          [say('environment'), say(health.environment)],
          [say('version'), code(health.version)],
          [say('database'), say('answersIn', { kind: say(database), milliseconds })],
          [say('delivery'), code(health.delivery)],
          [say('uptime'), momentIn(since, language)],
          [say('memory'), say('megabytes', { count: Math.round(health.memoryBytes / 1_048_576) })],
        ]),
      ),
    ],
  };
};

export function refresh(context: Context): HTMLElement {
  return el(
    'div',
    { class: 'actions' },
    actionButton(context, context.say('refresh'), context.reload, { id: 'refresh' }),
  );
}
