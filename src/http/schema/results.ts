import * as z from 'zod';
import type { Profile } from '../../core/engine.ts';
import type { Issue } from '../../core/finding.ts';
import type { RuleSetIdentity } from '../../core/rule-set.ts';
import type { Adjustment } from '../../judge/adjustments.ts';
import { defaultSpecification } from '../../judge/default-specification.ts';
import type { UnmappedValue } from '../../judge/request-of.ts';
import type { DocumentTotals } from '../../judge/totals.ts';
import { described, field } from './described.ts';

const { release } = defaultSpecification;

const text = z.string();
const amount = z.string().regex(/^-?\d+\.\d{2}$/);
const outcome = z.enum(['valid', 'invalid']);
const profile = z.enum(['billing', 'selfbilling']) satisfies z.ZodType<Profile>;

const placeSchema = z.object({ line: z.int().min(1), column: z.int().min(1) });

const patchOperationSchema = z.object({
  op: z.enum(['add', 'replace', 'remove', 'move']),
  path: text,
  from: text.optional(),
  value: z.unknown().optional(),
});

const issueSchema = z.object({
  rule: text,
  message: text,
  hint: text,
  severity: z.enum(['error', 'warning', 'information']),
  path: text,
  location: text.optional(),
  place: placeSchema.optional(),
  terms: z.array(text),
  fix: z.array(patchOperationSchema).optional(),
}) satisfies z.ZodType<Omit<Issue, 'fix'>>;

const ruleSetSchema = z.object({
  id: text,
  version: text,
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  hash: text,
}) satisfies z.ZodType<RuleSetIdentity>;

const subtotalSchema = z.object({
  vatCategory: text,
  vatPercent: text.nullable(),
  taxableAmount: amount,
  taxAmount: amount,
});

const accountingSchema = z.object({ taxAmount: amount, taxInclusiveAmount: amount });

const totalsSchema = z.object({
  currency: text,
  lineExtensionAmount: amount,
  allowanceTotalAmount: amount.nullable(),
  chargeTotalAmount: amount.nullable(),
  taxExclusiveAmount: amount,
  taxAmount: amount,
  taxInclusiveAmount: amount,
  prepaidAmount: amount.nullable(),
  payableRoundingAmount: amount.nullable(),
  payableAmount: amount,
  breakdown: z.array(subtotalSchema),
  accounting: accountingSchema.nullable(),
}) satisfies z.ZodType<DocumentTotals>;

const adjustmentSchema = z.object({
  path: text,
  sent: text,
  written: text.nullable(),
  why: text,
}) satisfies z.ZodType<Adjustment>;

const resultShape = {
  valid: z.boolean(),
  outcome,
  issues: z.array(issueSchema),
  warnings: z.array(issueSchema),
  totals: totalsSchema.nullable(),
  adjustments: z.array(adjustmentSchema),
  ruleset: ruleSetSchema,
  documentType: z.enum(['Invoice', 'CreditNote']).nullable(),
  profile: profile.nullable(),
  typeCode: text.nullable(),
};

const resultFields = {
  valid: field('Whether the document is valid.'),
  outcome: field('The same in a word.'),
  issues: field('What makes the document invalid.'),
  warnings: field(
    'What was derived, defaulted or left out, and what the rule set has for warnings or information only.',
  ),
  adjustments: field('Every amount of a document request that is not written as it was sent, and why.'),
  totals: field('The totals of a document request; null for UBL.'),
  ruleset: field('The rules that judged.'),
  documentType: field('What the document is; null where that is not known.'),
  profile: field('The profile that the document was judged by.'),
  typeCode: field('The document type code (IBT-003); null where that is not known.', ['380']),
};

const unmappedSchema = z.object({
  location: text,
  attribute: text.nullable(),
  value: text,
  place: placeSchema.nullable(),
}) satisfies z.ZodType<UnmappedValue>;

const ruleIssueSchema = z.object({ rule: text, message: text, hint: text });
const ruleField = field('Rule id of PINT-AE, or of this library.', ['ibr-167-ae']);
const messageField = field('What is wrong.');
const hintField = field('What to do about it.');

/** The objects that document operations answer with, by name. */
export const resultSchemas = {
  DocumentResult: described({
    schema: z.object(resultShape),
    title: 'Result',
    description: 'The verdict on a document with all that is known: the Validation result and more.',
    fields: resultFields,
  }),
  ConversionResult: described({
    schema: z.object({ ...resultShape, xml: text }),
    title: 'Result with the UBL',
    description: 'The result for a valid document with its UBL 2.1 text.',
    fields: { ...resultFields, xml: field('The UBL 2.1 document.') },
  }),
  ReadRequest: described({
    schema: z.object({
      request: z.record(z.string(), z.unknown()),
      unmapped: z.array(unmappedSchema),
      findings: z.array(issueSchema),
    }),
    title: 'Request read from UBL',
    description: 'The document request that says what a UBL document says.',
    fields: {
      request: field('The document request.'),
      unmapped: field('Every value of the document that no field of the request holds.'),
      findings: field('What the UBL of the request would hold beside what the document says.'),
    },
  }),
  UnmappedValue: described({
    schema: unmappedSchema,
    title: 'Unmapped value',
    description: 'A value of a UBL document that no field of the request holds.',
    fields: {
      location: field('The UBL element.', ['/Invoice/cbc:Note[2]']),
      attribute: field('The attribute that is meant; null for the element itself.'),
      value: field('The value.'),
      place: field('Where it stands in the text.'),
    },
  }),
  ValidationResult: described({
    schema: z.object({ valid: z.boolean(), issues: z.array(ruleIssueSchema) }),
    title: 'Validation result',
    description: 'The verdict on a stored document.',
    fields: { valid: resultFields.valid, issues: resultFields.issues },
  }),
  RuleIssue: described({
    schema: ruleIssueSchema,
    title: 'Failed rule',
    description: 'A rule that the document breaks.',
    fields: { rule: ruleField, message: messageField, hint: hintField },
  }),
  Issue: described({
    schema: issueSchema,
    title: 'Issue',
    description: 'A finding about the document: what is wrong, where, and what to do about it.',
    fields: {
      rule: ruleField,
      message: messageField,
      hint: hintField,
      severity: field('An error makes the document invalid; a warning or information does not.'),
      path: field('JSON path into the request; empty for the whole document.', [
        'lines[2].exemptionReasonCode',
      ]),
      location: field('The UBL element that was judged.', ['/Invoice/cac:InvoiceLine[3]']),
      place: field('Place in the text of a document that cannot be read.'),
      terms: field('Business terms concerned.'),
      fix: field(
        'A JSON Patch (RFC 6902) of the document request that mends it, where there is only one thing to do.',
      ),
    },
  }),
  PatchOperation: described({
    schema: patchOperationSchema,
    title: 'Step of a JSON Patch',
    description: 'A step of a JSON Patch (RFC 6902); `path` and `from` are JSON Pointers (RFC 6901).',
    fields: {
      op: field('What is done: a field is added, replaced, removed, or moved to another name.'),
      path: field('The field.', ['/lines/2/unitCode']),
      from: field('Where it stands, for a move.'),
      value: field('The value that it gets.'),
    },
  }),
  Place: described({
    schema: placeSchema,
    title: 'Place',
    description: 'A place in a text, counted from 1.',
    fields: { line: field('Line.'), column: field('Column.') },
  }),
  RuleSet: described({
    schema: ruleSetSchema,
    title: 'Rule set',
    description: 'Which rules judged a document.',
    fields: {
      id: field('What the rules are.', [release.id]),
      version: field('Their version.', [release.version]),
      validFrom: field('First day on which they apply; null where there is no such bound.'),
      validTo: field('Last day on which they apply; null where there is no such bound.'),
      hash: field('SHA-256 of the compiled rules.'),
    },
  }),
  DocumentTotals: described({
    schema: totalsSchema,
    title: 'Totals',
    description:
      'Totals as text with two decimals, so that no reader turns them into binary fractions unasked.',
    fields: {
      currency: field('Currency of the amounts (IBT-005).'),
      lineExtensionAmount: field('Sum of the line net amounts (IBT-106).'),
      allowanceTotalAmount: field('Sum of the allowances of the document (IBT-107).'),
      chargeTotalAmount: field('Sum of the charges of the document (IBT-108).'),
      taxExclusiveAmount: field('Total without VAT (IBT-109).'),
      taxAmount: field('VAT (IBT-110).'),
      taxInclusiveAmount: field('Total with VAT (IBT-112).'),
      prepaidAmount: field('What was paid before (IBT-113).'),
      payableRoundingAmount: field('Rounding of the amount due (IBT-114).'),
      payableAmount: field('Amount due for payment (IBT-115).'),
      breakdown: field('The VAT breakdown (IBG-23).'),
      accounting: field('Totals in AED, for a document in another currency.'),
    },
  }),
  VatSubtotal: described({
    schema: subtotalSchema,
    title: 'VAT breakdown group',
    description: 'What falls under one VAT category and rate (IBG-23).',
    fields: {
      vatCategory: field('VAT category (IBT-118).'),
      vatPercent: field('VAT rate in percent (IBT-119); null for a category that has none.'),
      taxableAmount: field('Taxable amount (IBT-116).'),
      taxAmount: field('VAT (IBT-117).'),
    },
  }),
  AccountingTotals: described({
    schema: accountingSchema,
    title: 'Totals in AED',
    description: 'Totals in the currency of VAT accounting.',
    fields: {
      taxAmount: field('VAT in AED (IBT-111).'),
      taxInclusiveAmount: field('Total with VAT in AED (BTAE-20).'),
    },
  }),
};
