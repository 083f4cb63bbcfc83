import type { Coverage } from 'schematron-compiler/engine';
import * as z from 'zod';
import type { Adjustment } from '../../api/adjustments.ts';
import type { UnmappedValue } from '../../api/request-of.ts';
import type { DocumentTotals } from '../../api/totals.ts';
import type { Issue } from '../../core/findings/finding.ts';
import type { Profile } from '../../core/specification/engine.ts';
import type { RuleSetIdentity } from '../../core/specification/rule-set.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { kindNames } from '../../specification/kinds.ts';
import { object, row } from './json-schema.ts';

const { documentTypes, exampleRule, release } = defaultSpecification;
const typeCodes = [...new Set(Object.values(documentTypes).map(({ typeCode }) => typeCode))];

const text = z.string();
const amount = z.string().regex(/^-?\d+\.\d{2}$/);

const placeSchema = object('A place in a text, counted from 1.', {
  line: row(z.int().min(1), 'Line.'),
  column: row(z.int().min(1), 'Column.'),
});

const rule = row(text, 'Rule id of {specification}, or of this library.', [exampleRule]);
const message = row(text, 'What is wrong.');
const hint = row(text, 'What to do about it.');

const patchOperationSchema = object('A step of a JSON Patch (RFC 6902) of the document request.', {
  op: row(
    z.enum(['add', 'replace', 'remove', 'move']),
    'What is done: a field is added, replaced, removed, or moved to another name.',
  ),
  path: row(text, 'The field, as a JSON Pointer.', ['/lines/2/unitCode']),
  from: row(text.optional(), 'Where it stands, for a move.'),
  value: row(z.unknown().optional(), 'The value that it gets.'),
});

/** The member `fix` of a finding. */
export const fixRow = row(
  z.array(patchOperationSchema).optional(),
  'A JSON Patch (RFC 6902) of the document request that mends it, where there is only one thing to do.',
);

const suggestionSchema = object('One of several ways to fix what a finding reports.', {
  title: row(text, 'What it does, in the language of the messages.', ['Set to 0 %']),
  patch: row(z.array(patchOperationSchema), 'A JSON Patch (RFC 6902) of the document request.'),
});

const consequenceSchema = object('A finding that follows from another one.', {
  rule,
  message,
  hint,
  severity: row(z.enum(['error', 'warning', 'information']), 'How serious it would be on its own.'),
  path: row(text, 'JSON path into the request; empty for UBL.'),
  location: row(text.optional(), 'The UBL element that was judged.', ['/Invoice/cac:InvoiceLine[3]']),
  place: row(placeSchema.optional(), 'Place in the text of the document.'),
  ruleSet: row(text.optional(), 'The rule set that it comes from, where several judged.'),
  terms: row(z.array(text), 'Business terms concerned.'),
  helpUri: row(text.optional(), 'Page of the rule in the documentation, where the server names its address.'),
});

export const issueSchema = object(
  'A finding about the document: what is wrong, where, and what to do about it.',
  {
    rule,
    message,
    hint,
    severity: row(
      z.enum(['error', 'warning', 'information']),
      'An error makes the document invalid; a warning or information does not.',
    ),
    path: row(text, 'JSON path into the request; empty for the whole document.', [
      'lines[2].exemptionReasonCode',
    ]),
    location: row(text.optional(), 'The UBL element that was judged.', ['/Invoice/cac:InvoiceLine[3]']),
    place: row(placeSchema.optional(), 'Place in the text of a document that cannot be read.'),
    ruleSet: row(text.optional(), 'The rule set that it comes from, where several judged.'),
    terms: row(z.array(text), 'Business terms concerned.'),
    consequences: row(
      z.array(consequenceSchema).optional(),
      'Findings on UBL that follow from this one alone, and are not listed beside it.',
    ),
    fix: fixRow,
    suggestions: row(
      z.array(suggestionSchema).optional(),
      'Several ways to put it right; the sender chooses one, and none is applied automatically.',
    ),
    helpUri: row(
      text.optional(),
      'Page of the rule in the documentation, where the server names its address.',
    ),
  },
) satisfies z.ZodType<Omit<Issue, 'fix' | 'suggestions'>>;

const ruleSetSchema = object('Which rules judged a document.', {
  id: row(text, 'What the rules are.', [release.id]),
  version: row(text, 'Their version.', [release.version]),
  validFrom: row(
    z.iso.date().nullable(),
    'First day on which they apply; null where there is no such bound.',
  ),
  validTo: row(z.iso.date().nullable(), 'Last day on which they apply; null where there is no such bound.'),
  hash: row(text, 'SHA-256 of the compiled rules.'),
}) satisfies z.ZodType<RuleSetIdentity>;

const vatSubtotalSchema = object('What falls under one VAT category and rate (IBG-23).', {
  vatCategory: row(text, 'VAT category (IBT-118).'),
  vatPercent: row(text.nullable(), 'VAT rate in percent (IBT-119); null for a category that has none.'),
  taxableAmount: row(amount, 'Taxable amount (IBT-116).'),
  taxAmount: row(amount, 'VAT (IBT-117).'),
});

const accountingTotalsSchema = object('Totals in the currency of VAT accounting.', {
  taxAmount: row(amount, 'VAT in {currency} (IBT-111).'),
  taxInclusiveAmount: row(amount, 'Total with VAT in {currency} (BTAE-20).'),
});

const documentTotalsSchema = object(
  'Totals as text with two decimals, so that no reader makes binary fractions of them.',
  {
    currency: row(text, 'Currency of the amounts (IBT-005).'),
    lineExtensionAmount: row(amount, 'Sum of the line net amounts (IBT-106).'),
    allowanceTotalAmount: row(amount.nullable(), 'Sum of the allowances of the document (IBT-107).'),
    chargeTotalAmount: row(amount.nullable(), 'Sum of the charges of the document (IBT-108).'),
    taxExclusiveAmount: row(amount, 'Total without VAT (IBT-109).'),
    taxAmount: row(amount, 'VAT (IBT-110).'),
    taxInclusiveAmount: row(amount, 'Total with VAT (IBT-112).'),
    prepaidAmount: row(amount.nullable(), 'What was paid before (IBT-113).'),
    payableRoundingAmount: row(amount.nullable(), 'Rounding of the amount due (IBT-114).'),
    payableAmount: row(amount, 'Amount due for payment (IBT-115).'),
    breakdown: row(z.array(vatSubtotalSchema), 'The VAT breakdown (IBG-23).'),
    accounting: row(
      accountingTotalsSchema.nullable(),
      'Totals in {currency}, for a document in another currency.',
    ),
  },
) satisfies z.ZodType<DocumentTotals>;

const adjustmentSchema = object(
  'An amount of a document request that is not written as it was sent, or a rate, category, percentage, quantity or price not used for the amounts.',
  {
    path: row(text, 'JSON path of the field.', ['lines[0].lineExtensionAmount']),
    sent: row(text, 'The amount, rate, category or other figure as it was sent.'),
    written: row(text.nullable(), 'What is written, or used for the amounts, in its place; null if nothing.'),
    why: row(text, 'Why it is not as it was sent.'),
  },
) satisfies z.ZodType<Adjustment>;

const count = z.number().int();

const coverageSchema = z.object({
  rules: row(count, 'The number of rules.'),
  applied: row(count, 'Those that had something to judge.'),
  passed: row(count, 'Those that the document satisfies.'),
  failed: row(count, 'Those that it breaks.'),
  notJudged: row(count, 'Those that could not be evaluated.'),
  notApplicable: row(z.array(text), 'The ids of rules that had nothing to judge.'),
}) satisfies z.ZodType<Coverage>;

const valid = row(z.boolean(), 'Whether the document is valid.');

const resultRows = {
  valid,
  outcome: row(z.enum(['valid', 'invalid']), 'The same in a word.'),
  issues: row(z.array(issueSchema), 'What makes the document invalid.'),
  warnings: row(
    z.array(issueSchema),
    'What was derived, defaulted or left out, and what the rule set has for warnings or information only.',
  ),
  totals: row(documentTotalsSchema.nullable(), 'The totals of a document request; null for UBL.'),
  adjustments: row(
    z.array(adjustmentSchema),
    'Every amount of a document request that is not written as it was sent, and every rate, category, percentage, quantity or price not used for the amounts, and why.',
  ),
  ruleSet: row(ruleSetSchema, 'The rule set that judged, the first of several.'),
  ruleSets: row(z.array(ruleSetSchema).optional(), 'The rule sets that judged, in order, if several.'),
  coverage: row(
    coverageSchema.optional(),
    'How many rules looked at the document, where the server is to count them.',
  ),
  kind: row(
    z.enum(kindNames).nullable(),
    'What the document is, by the name of its root element; null where that is not known.',
  ),
  profile: row(
    z.enum(['billing', 'selfbilling']).nullable() satisfies z.ZodType<Profile | null>,
    'The profile that the document was judged by.',
  ),
  typeCode: row(
    text.nullable(),
    'The document type code (IBT-003); null where that is not known.',
    typeCodes,
  ),
};

export const unmappedValueSchema = object('A value in which the UBL of the request differs.', {
  location: row(text, 'The UBL element.', ['/Invoice/cbc:Note[2]']),
  attribute: row(text.nullable(), 'The attribute that is meant; null for the element itself.'),
  value: row(text.nullable(), 'What the document says; null if the UBL of the request adds the value.'),
  written: row(text.nullable(), 'What the UBL of the request says there; null if nothing.'),
  path: row(text, 'JSON path of the field of the request that says it; empty if none does.'),
  place: row(
    placeSchema.nullable(),
    'Where the value is in the text; of an added value, the element that it is added to.',
  ),
}) satisfies z.ZodType<UnmappedValue>;

const ruleIssueSchema = object('A rule that the document breaks.', { rule, message, hint });

/** The objects in the answers of document operations, by name. */
export const resultSchemas = {
  DocumentResult: object(
    'The verdict on a document with all that is known: the Validation result and more.',
    {
      ...resultRows,
      outcome: row(
        z.enum(['valid', 'invalid', 'not-judged']),
        'The same in a word; `not-judged` for a document of a kind that has no rules here.',
      ),
      ruleSet: row(
        ruleSetSchema.nullable(),
        'The rule set that judged, the first of several; null if none did.',
      ),
    },
  ),
  ConversionResult: object('The result for a valid document with its UBL 2.1 text.', {
    ...resultRows,
    xml: row(text, 'The UBL 2.1 document.'),
  }),
  ReadRequest: object('The document request with the content of a UBL document.', {
    request: row(z.record(z.string(), z.unknown()), 'The document request.'),
    unmapped: row(
      z.array(unmappedValueSchema),
      'Every value of the document that is missing or different in the UBL of the request, and every value that it adds.',
    ),
    findings: row(
      z.array(issueSchema),
      'In words, the amounts that are computed differently, and what the UBL of the request adds.',
    ),
  }),
  UnmappedValue: unmappedValueSchema,
  ValidationResult: object('The verdict on a stored document.', {
    valid,
    issues: row(z.array(ruleIssueSchema), 'What makes the document invalid.'),
  }),
  RuleIssue: ruleIssueSchema,
  Issue: issueSchema,
  PatchOperation: patchOperationSchema,
  Place: placeSchema,
  RuleSet: ruleSetSchema,
  DocumentTotals: documentTotalsSchema,
  VatSubtotal: vatSubtotalSchema,
  AccountingTotals: accountingTotalsSchema,
  Adjustment: adjustmentSchema,
};
