import { el, momentIn, own, sentence } from 'pint-ae/internal/ui';
import { eventTypes } from '../../webhooks/event-types.ts';
import type { CreatedWebhook, Webhook } from '../../webhooks/webhook.ts';
import type { Page } from '../client.ts';
import type { Context, ShowView } from '../context.ts';
import { chip } from '../parts/chips.ts';
import { errorState } from '../parts/states.ts';
import { type Column, pagedTable } from '../parts/table.ts';
import { code, shownOnce } from '../parts/written.ts';
import { hashOf } from '../route.ts';

/** The webhooks of the company, and a form for another. */
export const webhooksView: ShowView = async (context) => {
  const { say, client, route, language, may } = context;
  const webhooks = await client.read<Page<Webhook>>(`v1/webhooks?${route.query}`);
  const columns: readonly Column<Webhook>[] = [
    {
      name: say('target'),
      cell: ({ id, targetUrl }) => el('a', { href: hashOf(['webhooks', id]) }, own(targetUrl)),
    },
    { name: say('status'), cell: ({ status }) => chip(context, status) },
    { name: say('events'), cell: (row) => code(row.eventTypes.join(', ')) },
    {
      name: say('reason'),
      cell: ({ disabledReason }) => (disabledReason === null ? '–' : sentence(disabledReason)),
    },
    { name: say('createdAt'), cell: ({ createdAt }) => momentIn(createdAt, language) },
  ];
  return {
    heading: say('webhooks'),
    content: [
      ...pagedTable(context, 'webhooks', 'noWebhooks', columns, webhooks),
      ...(may('webhooks:write') ? [addForm(context)] : []),
    ],
  };
};

/** The secret of the new webhook is shown once, until the user leaves the view. */
function addForm(context: Context): HTMLElement {
  const { say, client } = context;
  const told = el('div', { 'aria-live': 'polite' });
  const target = el('input', {
    id: 'target',
    type: 'url',
    dir: 'ltr',
    required: true,
    placeholder: 'https://',
  });
  const offered = eventTypes.filter((type) => type !== 'webhook.test');
  const boxes = offered.map((type) => el('input', { type: 'checkbox', value: type, checked: true }));
  const form = el(
    'form',
    { class: 'card', 'aria-labelledby': 'add-heading', novalidate: true },
    el('h3', { id: 'add-heading' }, say('addWebhook')),
    el('p', {}, el('label', { for: 'target' }, say('target')), ' ', target),
    el(
      'fieldset',
      { class: 'checks' },
      el('legend', {}, say('events')),
      ...boxes.map((box, index) => el('label', {}, box, ' ', el('code', {}, offered[index]))),
    ),
    el('p', {}, el('button', { type: 'submit', class: 'primary', id: 'add' }, say('add'))),
    told,
  );
  const add = async () => {
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    const made = await client.read<CreatedWebhook>('v1/webhooks', {
      method: 'POST',
      body: { targetUrl: target.value.trim(), eventTypes: chosen },
    });
    told.replaceChildren(
      el('p', {}, own(made.targetUrl), ' ', chip(context, made.status)),
      ...shownOnce(context, { id: 'secret', text: made.secret, about: 'secretOnce' }),
      el('p', {}, el('a', { href: hashOf(['webhooks', made.id]) }, say('tries'))),
    );
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    add().catch((error: unknown) => told.replaceChildren(errorState(context, error)));
  });
  return form;
}
