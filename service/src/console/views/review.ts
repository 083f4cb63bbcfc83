import { el, momentIn, own } from 'pint-ae/internal/ui';
import type { Review } from '../../read/schemas.ts';
import { reviewStatuses } from '../../track/tracks.ts';
import type { Context } from '../context.ts';
import { chip } from '../parts/chips.ts';
import { actionButton } from '../parts/controls.ts';
import { actions, card } from '../parts/table.ts';

/** Shows the last review of a purchase, and the buttons for another; queries and rejections need a reason. */
export function reviewPart(
  context: Context,
  path: string,
  review: Review | null,
  mayReview: boolean,
): HTMLElement {
  const { say, client, language } = context;
  const reason = el('input', { id: 'review-reason', maxlength: '1000', dir: 'auto', autocomplete: 'off' });
  const set = (state: Review['state']) => async () => {
    const text = reason.value.trim();
    const body = { state, ...(text === '' ? {} : { reason: text }) };
    await client.ask(`${path}/review`, { method: 'POST', body });
    await context.done(say('reviewed', { state: say(`review.${state}`) }));
  };
  const button = (state: Review['state']) =>
    actionButton(context, say(`review.to.${state}`), set(state), { id: `review-${state}` });
  return card(
    'review',
    say('review'),
    review === null
      ? el('p', { class: 'quiet' }, say('notReviewed'))
      : el(
          'p',
          {},
          chip(context, `review.${review.state}`),
          ' ',
          el('span', { class: 'quiet' }, momentIn(review.at, language)),
          review.reason !== null && el('span', {}, ' · ', own(review.reason)),
        ),
    ...(mayReview
      ? [
          el('div', { class: 'field' }, el('label', { for: 'review-reason' }, say('reviewReason')), reason),
          actions(...reviewStatuses.filter((state) => state !== review?.state).map(button)),
        ]
      : []),
    el('p', { class: 'quiet' }, say('reviewAbout')),
  );
}
