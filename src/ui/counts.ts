import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import messages from './messages/page.json' with { type: 'json' };

const { atLeast, counts, onlyErrors, onlyWarnings, noCounts } = messages;

/** A number of findings, or the least that it can be where some are not listed. */
export interface Counted {
  readonly count: number;
  readonly isCut: boolean;
}

export function countedText({ count, isCut }: Counted, language: Language): string {
  return isCut ? fill(atLeast, language, { count }) : `${count}`;
}

/** How many errors and other findings there are; what there is none of is not counted. */
export function countsText(errors: Counted, others: Counted, language: Language): string {
  const values = { errors: countedText(errors, language), warnings: countedText(others, language) };
  return fill(textFor(errors, others), language, values);
}

function textFor(errors: Counted, others: Counted) {
  if (others.count === 0) return errors.count === 0 ? noCounts : onlyErrors;
  return errors.count === 0 ? onlyWarnings : counts;
}
