import { askForCreditNote, codesOf, localDay, texts } from 'pint-ae/internal/ui';
import type { Context } from '../context.ts';
import { actionButton } from '../parts/controls.ts';
import { hashOf } from '../route.ts';

/** The list of the credit notes for an invoice: the interface lists the buyer's among the invoices. */
export function listOfCredits(documentType: string) {
  return documentType.startsWith('SelfBilling') ? 'invoices' : 'credit-notes';
}

/** A button that creates a credit note for a sent invoice, as a draft that is then shown for correction. */
export function creditButton(context: Context, source: string, documentType: string): HTMLElement {
  const { say, client, answerer, language } = context;
  const kind = listOfCredits(documentType);
  const credit = async () => {
    const invoice = await answerer.ask('creditable', { source });
    if (invoice === undefined) throw new Error(say('notCreditable'));
    const made = await askForCreditNote({
      texts: texts[language],
      invoice,
      today: localDay(new Date()),
      language,
      reasons: codesOf(await context.help(), 'creditNoteReasonCode'),
      make: (facts) => answerer.ask('creditNote', { source, facts, language }).catch(() => undefined),
    });
    if (made === undefined) return;
    const { id } = await client.read<{ id: string }>(`v1/${kind}`, { method: 'POST', body: made.text });
    context.tell(made.leftOut.length === 0 ? say('saved') : texts[language].creditNoteLeftOut(made.leftOut));
    location.hash = hashOf(['documents', kind, id, 'correct']);
  };
  return actionButton(context, say('creditNote'), credit, { id: 'credit' });
}
