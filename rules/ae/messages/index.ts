import sharedAllowancesAndCharges from '../../pint/messages/allowances-and-charges.json' with {
  type: 'json',
};
import sharedCodeLists from '../../pint/messages/code-lists.json' with { type: 'json' };
import sharedCurrency from '../../pint/messages/currency.json' with { type: 'json' };
import sharedDates from '../../pint/messages/dates.json' with { type: 'json' };
import sharedDelivery from '../../pint/messages/delivery.json' with { type: 'json' };
import sharedDocument from '../../pint/messages/document.json' with { type: 'json' };
import sharedIdentifiers from '../../pint/messages/identifiers.json' with { type: 'json' };
import sharedLines from '../../pint/messages/lines.json' with { type: 'json' };
import sharedParties from '../../pint/messages/parties.json' with { type: 'json' };
import sharedPayment from '../../pint/messages/payment.json' with { type: 'json' };
import sharedReferences from '../../pint/messages/references.json' with { type: 'json' };
import sharedSyntax from '../../pint/messages/syntax.json' with { type: 'json' };
import sharedTotals from '../../pint/messages/totals.json' with { type: 'json' };
import sharedVat from '../../pint/messages/vat.json' with { type: 'json' };
import aeAllowancesAndCharges from './allowances-and-charges.json' with { type: 'json' };
import aeCodeLists from './code-lists.json' with { type: 'json' };
import aeCurrency from './currency.json' with { type: 'json' };
import aeDates from './dates.json' with { type: 'json' };
import aeDelivery from './delivery.json' with { type: 'json' };
import aeDocument from './document.json' with { type: 'json' };
import type { CatalogueEntry, CatalogueRecord, RuleSet } from './entry.ts';
import aeItems from './items.json' with { type: 'json' };
import aeLines from './lines.json' with { type: 'json' };
import aeParties from './parties.json' with { type: 'json' };
import aePayment from './payment.json' with { type: 'json' };
import aeReferences from './references.json' with { type: 'json' };
import aeVat from './vat.json' with { type: 'json' };
import aeVatExempt from './vat-exempt.json' with { type: 'json' };
import aeVatMarginScheme from './vat-margin-scheme.json' with { type: 'json' };
import aeVatOutOfScope from './vat-out-of-scope.json' with { type: 'json' };
import aeVatReverseCharge from './vat-reverse-charge.json' with { type: 'json' };
import aeVatStandard from './vat-standard.json' with { type: 'json' };
import aeVatZero from './vat-zero.json' with { type: 'json' };

type Topic = Readonly<Record<string, CatalogueRecord>>;

const topics: Readonly<Record<RuleSet, Readonly<Record<string, Topic>>>> = {
  shared: {
    'allowances-and-charges': sharedAllowancesAndCharges,
    'code-lists': sharedCodeLists,
    currency: sharedCurrency,
    dates: sharedDates,
    delivery: sharedDelivery,
    document: sharedDocument,
    identifiers: sharedIdentifiers,
    lines: sharedLines,
    parties: sharedParties,
    payment: sharedPayment,
    references: sharedReferences,
    syntax: sharedSyntax,
    totals: sharedTotals,
    vat: sharedVat,
  },
  ae: {
    'allowances-and-charges': aeAllowancesAndCharges,
    'code-lists': aeCodeLists,
    currency: aeCurrency,
    dates: aeDates,
    delivery: aeDelivery,
    document: aeDocument,
    items: aeItems,
    lines: aeLines,
    parties: aeParties,
    payment: aePayment,
    references: aeReferences,
    vat: aeVat,
    'vat-exempt': aeVatExempt,
    'vat-margin-scheme': aeVatMarginScheme,
    'vat-out-of-scope': aeVatOutOfScope,
    'vat-reverse-charge': aeVatReverseCharge,
    'vat-standard': aeVatStandard,
    'vat-zero': aeVatZero,
  },
};

/** PINT-AE knows no lesser severity: a document that breaks a rule is not valid. */
const severity = 'fatal';

/** Every official rule, by its id. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map(
  [...entriesOf('shared'), ...entriesOf('ae')].map((entry) => [entry.id, entry]),
);

function entriesOf(set: RuleSet): CatalogueEntry[] {
  return Object.entries(topics[set]).flatMap(([topic, records]) =>
    Object.entries(records).map(([id, record]) => ({ id, topic, set, severity, ...record })),
  );
}
