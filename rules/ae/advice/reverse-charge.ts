import type { ComputedInvoice, ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import type { Check, CheckFinding } from '../../../src/core/specification/check.ts';
import { isBeforeMetalScrap, isScrap } from '../checks/reverse-charge.ts';
import {
  listed,
  metalScrapProvision,
  type ReverseChargeProvision,
  reverseChargeProvision,
  statementOf,
} from '../defaults/reverse-charge.ts';
import { categoriesThat, uaeVatCategory } from '../defaults/vat-categories.ts';

/** The statement of an invoice under reverse charge (Executive Regulation, Article 59(1)(l)). */
export const reverseCharge: readonly Check[] = [
  {
    id: 'pint-ae-advice-reverse-charge-statement',
    aboutCategories: categoriesThat('reverseCharge'),
    find: missingStatement,
  },
];

const reverseChargeNamed = /reverse[ -]?charge|(?<!\p{L})rcm(?!\p{L})|الاحتساب العكسي/iu;
const recipient = /recipient|customer|buyer|المتلقي|المشتري|العميل/giu;
const accounts = /account|احتساب|يحتسب/iu;
const provision =
  /article|art\.|clause|cabinet (?:decision|resolution)|decree[ -]law|المادة|قرار مجلس الوزراء|(?:ال)?مرسوم/giu;
const digit = /[\d\u0660-\u0669]/;

/** Tells whether a text names the reverse charge, or says in one sentence that the recipient accounts for the VAT. */
function saysReverseCharge(text: string): boolean {
  const sentences = text.split(/[.;؛]/);
  return (
    reverseChargeNamed.test(text) ||
    sentences.some((sentence) => isFollowedBy(sentence, recipient, accounts, 70))
  );
}

/** Tells whether a text names an article, clause, decision or decree with its number. */
function namesProvision(text: string): boolean {
  return isFollowedBy(text, provision, digit, 41);
}

/** Tells whether the second pattern follows the first within this many characters. */
function isFollowedBy(text: string, first: RegExp, second: RegExp, characters: number): boolean {
  return Array.from(text.matchAll(first)).some(({ 0: found, index }) => {
    const end = index + found.length;
    return second.test(text.slice(end, end + characters));
  });
}

function missingStatement(invoice: ComputedInvoice): readonly CheckFinding[] {
  const { notes, lines } = invoice;
  // Article 60 requires no statement on a credit note.
  if (invoice.root === 'CreditNote') return [];
  const isMistaken = isBeforeMetalScrap(invoice) ? isScrap : () => false;
  const charged = lines.filter((line) => uaeVatCategory(line.vatCategory).reverseCharge && !isMistaken(line));
  const said = statementTexts(invoice).join('\n');
  if (charged.length === 0) return [];
  const isSaid = saysReverseCharge(said);
  if (isSaid && namesProvision(said)) return [];
  const provisions = charged.map(provisionOf);
  const statement = statementOf(provisions);
  return [
    {
      path: 'notes',
      ...(isSaid ? { text: 'statementWithoutProvision' } : {}),
      values: {
        statement: { phrase: statement },
        declarations: {
          phrase: {
            en: listed(provisions, 'declarations', 'en'),
            ar: listed(provisions, 'declarations', 'ar'),
          },
        },
        // The fix keeps the existing notes, and adds the statement in both languages.
        notes: [notes, statement.en, statement.ar].filter((text) => text !== undefined).join('\n'),
      },
    },
  ];
}

function provisionOf(line: ComputedLine): ReverseChargeProvision {
  return line.natureCode === undefined && isScrap(line)
    ? metalScrapProvision
    : reverseChargeProvision(line.natureCode);
}

/** The texts that may hold the statement; the description of goods does not count. */
function statementTexts({ notes, paymentTerms, vatExemptions, lines }: ComputedInvoice): string[] {
  const ofLines = lines.flatMap(({ asSent, exemptionReason }) => [asSent.note, exemptionReason]);
  const texts = [
    notes,
    paymentTerms,
    ...vatExemptions.map(({ exemptionReason }) => exemptionReason),
    ...ofLines,
  ];
  return texts.filter((text) => text !== undefined);
}
