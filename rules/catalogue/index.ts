import aeAllowancesAndCharges from './ae/allowances-and-charges.json' with { type: 'json' };
import aeCodeLists from './ae/code-lists.json' with { type: 'json' };
import aeCurrency from './ae/currency.json' with { type: 'json' };
import aeDates from './ae/dates.json' with { type: 'json' };
import aeDelivery from './ae/delivery.json' with { type: 'json' };
import aeDocument from './ae/document.json' with { type: 'json' };
import aeItems from './ae/items.json' with { type: 'json' };
import aeLines from './ae/lines.json' with { type: 'json' };
import aeParties from './ae/parties.json' with { type: 'json' };
import aePayment from './ae/payment.json' with { type: 'json' };
import aeReferences from './ae/references.json' with { type: 'json' };
import aeVat from './ae/vat.json' with { type: 'json' };
import aeVatExempt from './ae/vat-exempt.json' with { type: 'json' };
import aeVatMarginScheme from './ae/vat-margin-scheme.json' with { type: 'json' };
import aeVatOutOfScope from './ae/vat-out-of-scope.json' with { type: 'json' };
import aeVatReverseCharge from './ae/vat-reverse-charge.json' with { type: 'json' };
import aeVatStandard from './ae/vat-standard.json' with { type: 'json' };
import aeVatZero from './ae/vat-zero.json' with { type: 'json' };
import type { CatalogueEntry, CatalogueRecord, RuleSet } from './entry.ts';
import sharedAllowancesAndCharges from './shared/allowances-and-charges.json' with { type: 'json' };
import sharedCodeLists from './shared/code-lists.json' with { type: 'json' };
import sharedCurrency from './shared/currency.json' with { type: 'json' };
import sharedDates from './shared/dates.json' with { type: 'json' };
import sharedDelivery from './shared/delivery.json' with { type: 'json' };
import sharedDocument from './shared/document.json' with { type: 'json' };
import sharedIdentifiers from './shared/identifiers.json' with { type: 'json' };
import sharedLines from './shared/lines.json' with { type: 'json' };
import sharedParties from './shared/parties.json' with { type: 'json' };
import sharedPayment from './shared/payment.json' with { type: 'json' };
import sharedReferences from './shared/references.json' with { type: 'json' };
import sharedSyntax from './shared/syntax.json' with { type: 'json' };
import sharedTotals from './shared/totals.json' with { type: 'json' };
import sharedVat from './shared/vat.json' with { type: 'json' };

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
