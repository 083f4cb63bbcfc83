import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import { type Check, findingsAmong, type LookAt } from '../../../src/core/specification/check.ts';

/** Texts that a web editor wrote as HTML: the receiver prints the tags too. */
export const markup: readonly Check[] = [
  {
    id: 'pint-ae-advice-markup',
    find: (invoice) =>
      findingsAmong(
        (look) => lookAtTexts(invoice, look),
        hasMarkup,
        (value) => ({ value, plain: withoutTags(value) }),
      ),
  },
];

function lookAtTexts(invoice: ComputedInvoice, look: LookAt): void {
  const { seller, buyer, lines } = invoice;
  look('', 'notes', invoice.notes);
  look('', 'paymentTerms', invoice.paymentTerms);
  look(seller.path, '.name', seller.name);
  look(buyer.path, '.name', buyer.name);
  for (const { path, name, description, asSent, attributes } of lines) {
    look(path, '.description', description);
    if (name !== description) look(path, '.name', name);
    look(path, '.note', asSent.note);
    for (const attribute of attributes) look(attribute.path, '.value', attribute.value);
  }
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
/** The elements of HTML that have no end tag. */
const voidElement = /<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^<>]*>/i;
const entity = /&(?:(amp|lt|gt|quot|nbsp)|#(\d{1,7}));/g;

/** Tells whether a text contains an entity, a void or self-closing element, or a tag with its end tag. */
function hasMarkup(text: string): boolean {
  if (text.includes('&') && text.search(entity) >= 0) return true;
  if (!text.includes('<')) return false;
  if (voidElement.test(text)) return true;
  if (/<[a-z][a-z0-9]*\s*\/>/i.test(text)) return true;
  const ended = new Set(
    Array.from(text.matchAll(/<\/([a-z][a-z0-9]*)>/gi), ([, name]) => name?.toLowerCase()),
  );
  return (
    ended.size > 0 &&
    Array.from(text.matchAll(/<([a-z][a-z0-9]*)[\s>]/gi)).some(([, name]) => ended.has(name?.toLowerCase()))
  );
}

function withoutTags(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(entity, (_, name?: string, code?: string) =>
      name === undefined ? characterOf(Number(code)) : (characters[name] ?? ''),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function characterOf(code: number): string {
  return code > 31 && code < 0xd800 ? String.fromCodePoint(code) : ' ';
}
