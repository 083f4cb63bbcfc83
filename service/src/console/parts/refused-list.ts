import { el, own, sentence } from 'pint-ae/internal/ui';

/** One of many documents with which something could not be done. */
export interface Refused {
  readonly number: string;
  readonly reason: string;
}

/** Lists the documents with which something could not be done, each with the reason. */
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
