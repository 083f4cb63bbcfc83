import { el } from 'pint-ae/internal/ui';
import type { Context } from '../context.ts';
import { isText, type TextName } from '../texts.ts';

/** The tone of a state, shown by a colour and a sign. */
type Tone = 'good' | 'bad' | 'warn' | 'going' | 'quiet';

const signs: Readonly<Record<Tone, string>> = { good: '✓', bad: '✘', warn: '▲', going: '↻', quiet: '○' };

const tones: Readonly<Record<string, Tone>> = {
  'status.Draft': 'quiet',
  'status.Pending': 'going',
  'status.Sent': 'good',
  'status.DeliveryFailed': 'bad',
  'status.NotSent': 'bad',
  'status.Received': 'good',
  'status.Refused': 'bad',
  'verdict.valid': 'good',
  'exchange.notApplicable': 'quiet',
  'exchange.pending': 'going',
  'exchange.sent': 'going',
  'exchange.delivered': 'good',
  'exchange.forwarded': 'warn',
  'exchange.rejected': 'bad',
  'reporting.notReported': 'quiet',
  'reporting.pending': 'going',
  'reporting.sent': 'going',
  'reporting.reported': 'good',
  'reporting.rejected': 'bad',
  'reporting.superseded': 'quiet',
  'reporting.withdrawn': 'quiet',
  'review.accepted': 'good',
  'review.queried': 'warn',
  'review.rejected': 'bad',
  'review.booked': 'good',
  'mail.pending': 'going',
  'mail.sent': 'good',
  'mail.refused': 'bad',
  'mail.givenUp': 'bad',
  'mail.uncertain': 'warn',
  'mail.superseded': 'quiet',
  Active: 'good',
  Disabled: 'bad',
  Pending: 'going',
  Delivered: 'good',
  Failed: 'bad',
  active: 'good',
  suspended: 'warn',
  closed: 'quiet',
};

/** Shows a state as a word with a sign and a colour. */
export function chip({ say }: Pick<Context, 'say'>, name: string): HTMLElement {
  const tone = tones[name] ?? 'quiet';
  return el(
    'span',
    { class: `chip ${tone}` },
    el('span', { 'aria-hidden': 'true' }, `${signs[tone]} `),
    isText(name) ? say(name) : name.slice(name.indexOf('.') + 1),
  );
}

/** Returns the name of the status of a received document: a failed one was refused. */
export function arrivedStatus(status: string): `status.${string}` & TextName {
  return status === 'DeliveryFailed' ? 'status.Refused' : 'status.Received';
}
