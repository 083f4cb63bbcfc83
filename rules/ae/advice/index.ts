import type { Check } from '../../../src/core/specification/check.ts';
import { invisibleCharacters } from '../../pint/advice/invisible-characters.ts';
import { markup } from '../../pint/advice/markup.ts';
import { payment } from '../../pint/advice/payment.ts';
import { references } from '../../pint/advice/references.ts';
import { amounts } from './amounts.ts';
import { dates } from './dates.ts';
import { financialServices } from './financial-services.ts';
import { items } from './items.ts';
import { participantIds } from './participant-ids.ts';
import { parties } from './parties.ts';
import { practice } from './practice.ts';
import { reverseCharge } from './reverse-charge.ts';
import { subtotals } from './subtotals.ts';
import { transactionType } from './transaction-type.ts';
import { vat } from './vat.ts';

/** Values that the official rules allow and an accountant would question, in reading order. */
export const advice: readonly Check[] = [
  ...dates,
  ...transactionType,
  ...references,
  ...participantIds,
  ...parties,
  ...items,
  ...vat,
  ...reverseCharge,
  ...financialServices,
  ...practice,
  ...amounts,
  ...subtotals,
  ...payment,
  ...invisibleCharacters,
  ...markup,
].map((check) => ({ severity: 'warning', ...check }));
