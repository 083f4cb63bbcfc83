import { invoice } from './requests.ts';

const [line] = invoice.lines;

/** A valid invoice that is judged in a thread. */
export const largeInvoice = {
  ...invoice,
  taxTotal: null,
  legalMonetaryTotal: null,
  lines: Array.from({ length: 500 }, (_, index) => ({ ...line, id: String(index + 1) })),
};
