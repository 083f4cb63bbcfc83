import { el, own, sentence } from 'pint-ae/internal/ui';

/** A document for which an action failed. */
export interface Refused {
  readonly number: string;
  readonly reason: string;
}

/** Lists the documents for which an action failed, each with the reason. */
export function refusedList(refused: readonly Refused[]): HTMLElement | '' {
  if (refused.length === 0) return '';
  return el(
    'ul',
    { class: 'problem refused', role: 'alert' },
    ...refused.map(({ number, reason }) =>
      el('li', {}, el('strong', {}, own(number || '–')), ' ', sentence(reason)),
    ),
  );
}
