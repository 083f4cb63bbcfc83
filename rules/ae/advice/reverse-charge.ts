import type { ComputedInvoice, ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import type { Check, CheckFinding } from '../../../src/core/specification/check.ts';
import { isScrap } from '../checks/reverse-charge.ts';
import {
  metalScrapProvision,
  type ReverseChargeProvision,
  reverseChargeProvision,
  reverseChargeStatement,
} from '../defaults/reverse-charge.ts';
import { categoriesThat, uaeVatCategory } from '../defaults/vat-categories.ts';

/** What an invoice under reverse charge says in words (Executive Regulation, Article 59(1)(l)). */
export const reverseCharge: readonly Check[] = [
  {
    id: 'pint-ae-advice-reverse-charge-statement',
    aboutCategories: categoriesThat('reverseCharge'),
    find: missingStatement,
  },
];

const saysReverseCharge =
  /reverse[ -]?charge|(?<!\p{L})rcm(?!\p{L})|الاحتساب العكسي|(?:recipient|customer|buyer)[^.;]{0,60}account|(?:المتلقي|المشتري|العميل)[^.؛]{0,60}(?:احتساب|يحتسب)/iu;
const namesProvision =
  /(?:article|art\.|clause|cabinet (?:decision|resolution)|decree[ -]law|المادة|قرار مجلس الوزراء|(?:ال)?مرسوم)[^\d\u0660-\u0669]{0,40}[\d\u0660-\u0669]/iu;

function missingStatement(invoice: ComputedInvoice): readonly CheckFinding[] {
  const { notes, lines } = invoice;
  const charged = lines.filter(({ vatCategory }) => uaeVatCategory(vatCategory).reverseCharge);
  const said = textsOf(invoice).join('\n');
  if (charged.length === 0) return [];
  const isSaid = saysReverseCharge.test(said);
  if (isSaid && namesProvision.test(said)) return [];
  const provisions = [...new Set(charged.map(provisionOf))];
  const listOf = (part: 'provision' | 'declarations', language: 'en' | 'ar') =>
    [...new Set(provisions.map((each) => each[part][language]))].join(language === 'en' ? '; ' : '؛ ');
  const statement = {
    en: reverseChargeStatement.en.replace('{provisions}', listOf('provision', 'en')),
    ar: reverseChargeStatement.ar.replace('{provisions}', listOf('provision', 'ar')),
  };
  return [
    {
      path: 'notes',
      ...(isSaid ? { text: 'statementWithoutProvision' } : {}),
      values: {
        statement: { phrase: statement },
        declarations: { phrase: { en: listOf('declarations', 'en'), ar: listOf('declarations', 'ar') } },
        // What the button writes: the notes that there are, and the statement in both languages.
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

/** The texts in which an invoice may say it. */
function textsOf({ notes, paymentTerms, vatExemptions, lines }: ComputedInvoice): string[] {
  const ofLines = lines.flatMap(({ asSent, exemptionReason, description }) => [
    asSent.note,
    exemptionReason,
    description,
  ]);
  const texts = [
    notes,
    paymentTerms,
    ...vatExemptions.map(({ exemptionReason }) => exemptionReason),
    ...ofLines,
  ];
  return texts.filter((text) => text !== undefined);
}
