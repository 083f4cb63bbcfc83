import { el } from 'pint-ae/internal/ui';
import type { Context } from '../context.ts';
import { actionButton } from '../parts/controls.ts';

/** Sends the e-mail of a document again, or to another address. */
export function mailAgain(context: Context, path: string): HTMLElement {
  const { say, client } = context;
  const to = el('input', { id: 'mail-to', type: 'email', dir: 'ltr', autocomplete: 'off' });
  const send = async () => {
    const address = to.value.trim();
    await client.ask(`${path}/mail`, { method: 'POST', body: address === '' ? {} : { to: address } });
    context.tell(say('mailed'));
    await context.reload();
  };
  return el(
    'div',
    { class: 'filter' },
    el('div', { class: 'field' }, el('label', { for: 'mail-to' }, say('mailTo')), to),
    el('div', { class: 'actions' }, actionButton(context, say('mailAgain'), send, { id: 'mail-again' })),
  );
}
