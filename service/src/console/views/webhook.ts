import { el, momentIn, sentence } from 'pint-ae/internal/ui';
import type { Delivery } from '../../webhooks/delivery-operations.ts';
import type { Webhook } from '../../webhooks/webhook.ts';
import type { Page } from '../client.ts';
import type { Context, ShowView } from '../context.ts';
import { chip } from '../parts/chips.ts';
import { actionButton, backLink } from '../parts/controls.ts';
import { actions, type Column, factCard, pagedTable } from '../parts/table.ts';
import { code, momentText } from '../parts/written.ts';
import { hashOf } from '../route.ts';

/** One webhook, with its messages and attempts, resending, and deletion. */
export const webhookView: ShowView = async (context) => {
  const { say, client, route, may } = context;
  const path = `v1/webhooks/${encodeURIComponent(route.steps[1] ?? '')}`;
  const [hook, deliveries] = await Promise.all([
    client.read<Webhook>(path),
    client.read<Page<Delivery>>(`${path}/deliveries?${route.query}`),
  ]);
  return {
    heading: hook.targetUrl,
    content: [
      backLink(context, ['webhooks']),
      factCard(
        say('status'),
        [
          [say('status'), chip(context, hook.status)],
          [say('events'), code(hook.eventTypes.join(', '))],
          [say('reason'), hook.disabledReason === null ? null : sentence(hook.disabledReason)],
        ],
        may('webhooks:write') && changes(context, path),
      ),
      el('h3', {}, say('tries')),
      ...pagedTable(context, 'tries', 'noTries', triesColumns(context, path), deliveries),
    ],
  };
};

function changes(context: Context, path: string): HTMLElement {
  const { say, client } = context;
  const since = el('input', { id: 'since', type: 'datetime-local' });
  const test = async () => {
    await client.ask(`${path}/test`, { method: 'POST' });
    await context.done(say('testSent'));
  };
  const replay = async () => {
    const at = new Date(since.value);
    const body = { since: Number.isNaN(at.getTime()) ? '' : at.toISOString() };
    const { events } = await client.read<{ events: number }>(`${path}/replay`, { method: 'POST', body });
    await context.done(say('replayed', { count: events }));
  };
  const remove = async () => {
    await client.ask(path, { method: 'DELETE' });
    context.tell(say('removed'));
    location.hash = hashOf(['webhooks']);
  };
  return actions(
    actionButton(context, say('test'), test, { id: 'test' }),
    actionButton(context, say('remove'), remove, { id: 'remove', question: say('removeWebhook') }),
    el('label', { for: 'since' }, say('replay')),
    since,
    actionButton(context, say('again'), replay, { id: 'replay' }),
  );
}

function triesColumns(context: Context, path: string): Column<Delivery>[] {
  const { say, client, language, may } = context;
  const answer = ({ lastStatus, lastError, nextAttemptAt }: Delivery) =>
    el(
      'span',
      {},
      lastStatus !== null && code(String(lastStatus)),
      lastStatus !== null && ' ',
      lastError !== null && sentence(lastError),
      nextAttemptAt !== null &&
        el('span', { class: 'quiet' }, ` ${say('nextTry', { at: momentText(nextAttemptAt, language) })}`),
    );
  const again = (row: Delivery) =>
    actionButton(
      context,
      say('again'),
      async () => {
        await client.ask(`${path}/deliveries/${encodeURIComponent(row.id)}/redeliver`, { method: 'POST' });
        await context.done(say('sentAgain'));
      },
      { id: `again-${row.id}` },
    );
  return [
    { name: say('event'), cell: (row) => code(row.eventType) },
    { name: say('when'), cell: (row) => momentIn(row.createdAt, language) },
    { name: say('status'), cell: (row) => chip(context, row.state) },
    { name: say('attempts'), cell: (row) => String(row.attempts) },
    { name: say('answer'), cell: answer },
    ...(may('webhooks:write') ? [{ name: say('action'), cell: again }] : []),
  ];
}
