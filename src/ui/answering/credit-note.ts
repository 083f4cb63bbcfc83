import { createCreditNote } from '../../api/credit-note-for.ts';
import { parseDocumentRequest } from '../../api/request-steps.ts';
import type { Language } from '../../core/messages/language.ts';
import { placeInWords } from '../../report/place-in-words.ts';
import type { CreditNoteFacts } from '../../request/credit-note.ts';
import { jsonText } from '../dom.ts';
import { figuresOf } from './figures.ts';
import type { Creditable, CreditNoteAnswer } from './questions.ts';

/** The invoice in the form in which a person credits it, line by line; undefined if it is not a well-formed request. */
export function creditable(request: unknown): Creditable | undefined {
  const parsed = parseDocumentRequest(request);
  if (!parsed.ok) return undefined;
  const { invoiceNumber, lines } = parsed.value;
  return {
    number: invoiceNumber ?? '',
    lines: lines.map(({ id, description, quantity }, index) => ({
      id: id ?? String(index + 1),
      description,
      quantity: String(quantity),
    })),
  };
}

/** The credit note for an invoice. */
export function creditNote(request: unknown, facts: CreditNoteFacts, language: Language): CreditNoteAnswer {
  const parsed = parseDocumentRequest(request);
  const made = parsed.ok ? createCreditNote(parsed.value, facts) : undefined;
  if (!made?.ok) return { text: undefined, leftOut: [], figures: undefined };
  return {
    text: jsonText(made.value.request),
    leftOut: made.value.leftOut.map((path) => placeInWords(path, language)),
    figures: figuresOf(made.value.request),
  };
}
