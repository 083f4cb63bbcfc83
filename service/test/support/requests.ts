import exempt from '../../../examples/broken/exempt-without-reason.json' with { type: 'json' };
import credit from '../../../examples/credit-note.json' with { type: 'json' };
import selfBilled from '../../../examples/self-billing-invoice.json' with { type: 'json' };
import standard from '../../../examples/standard-invoice.json' with { type: 'json' };

/** Valid requests of the seller 0235:1003548797 to the buyer 0235:1007123456. */
export const invoice = standard;
export const creditNote = credit;
export const selfBillingInvoice = selfBilled;

export const sellerId = invoice.seller.participantId;
export const buyerId = invoice.buyer.participantId;

/** An invoice with an exempt line that gives no reason. */
export const invalidInvoice = { ...exempt, seller: invoice.seller, buyer: invoice.buyer };

/** A seller that is no company of the service. */
export const stranger = { ...invoice.seller, participantId: '0235:1999999996', trn: '199999999600003' };

/** A valid invoice to another receiver. */
export function invoiceTo(participantId: string) {
  return { ...invoice, buyer: { ...invoice.buyer, participantId } };
}
