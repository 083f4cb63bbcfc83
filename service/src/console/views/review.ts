import { el, momentIn, own } from 'pint-ae/internal/ui';
import type { Context } from '../context.ts';
import { chip } from '../parts/chips.ts';
import { actionButton } from '../parts/controls.ts';

/** The company's decision on a purchase. */
export interface Review {
  readonly state: ReviewState;
  readonly reason: string | null;
  readonly at: string;
}
type ReviewState = 'accepted' | 'queried' | 'rejected' | 'booked';

const states: readonly ReviewState[] = ['accepted', 'queried', 'rejected', 'booked'];

/** Shows the last review of a purchase, and the buttons for another; queries and rejections need a reason. */
export function reviewPart(
  context: Context,
  path: string,
  review: Review | null,
  mayReview: boolean,
): HTMLElement {
  const { say, client, language } = context;
  const reason = el('input', { id: 'review-reason', maxlength: '1000', dir: 'auto', autocomplete: 'off' });
  const set = (state: ReviewState) => async () => {
    const text = reason.value.trim();
    const body = { state, ...(text === '' ? {} : { reason: text }) };
    await client.ask(`${path}/review`, { method: 'POST', body });
    context.tell(say('reviewed', { state: say(`review.${state}`) }));
    await context.reload();
  };
  const button = (state: ReviewState) =>
    actionButton(context, say(`review.to.${state}`), set(state), { id: `review-${state}` });
  return el(
    'section',
    { class: 'card', 'aria-labelledby': 'review' },
    el('h3', { id: 'review' }, say('review')),
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
          el('div', { class: 'actions' }, ...states.filter((state) => state !== review?.state).map(button)),
        ]
      : []),
    el('p', { class: 'quiet' }, say('reviewAbout')),
  );
}
