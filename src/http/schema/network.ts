import * as z from 'zod';
import { object, row } from './json-schema.ts';
import { issueSchema, unmappedValueSchema } from './results.ts';

const text = z.string();
const issues = z.array(issueSchema);

const statusReasonSchema = object('Why a document was rejected, or what looks wrong.', {
  code: row(text, 'Why: SV schema, BV rule, BW warning, FD delivery failed.', ['BV']),
  location: row(text.nullable(), 'The place in the document as the status writes it; null if it has none.'),
  text: row(text, "The sender's own words."),
  rule: row(text.nullable(), 'The rule that it names in brackets; null if none.'),
  path: row(text, 'The field of the document request; empty if unknown.', ['lines[2].vatRate']),
  message: row(text.nullable(), 'What is wrong, in our words; null for a rule that is not known here.'),
  hint: row(text.nullable(), 'What to do; null for a rule that is not known here.'),
});

const messageStatusSchema = object('What became of a document that was sent.', {
  id: row(text, 'The identifier of the status.'),
  issuedAt: row(text, 'Date and time with zone, as it says.'),
  sender: row(text, 'The provider that sent it.', ['0242:001147']),
  receiver: row(text, 'The provider that it was sent to.', ['0242:000773']),
  of: row(text, 'InstanceIdentifier of the envelope that it answers.'),
  code: row(z.enum(['AP', 'AB', 'RE']), 'AP delivered and confirmed, AB delivered, RE not delivered.'),
  description: row(text, "The sender's own words; empty if there are none."),
  reasons: row(z.array(statusReasonSchema), 'The reasons, each at its place.'),
});

const reportedValueSchema = object('A value of the document that a report repeats.', {
  term: row(text, 'Business term; empty for a value that no report has.', ['IBT-109']),
  element: row(text, 'The element in the report.', ['cac:TaxTotal/cbc:TaxAmount']),
  attribute: row(text.nullable(), 'Its currency or scheme; null if it has none.'),
  value: row(text, 'The value.'),
});

const taxDataSchema = object('What a provider reports to the tax authority.', {
  issuedAt: row(text, 'Date and time with zone, as it says.'),
  type: row(text, 'S submit, R revise, W withdraw, F failed.'),
  scope: row(text, 'D domestic, IP international over Peppol, INP outside of it.'),
  role: row(text, '01 the provider of the issuer, 02 that of the receiver.'),
  reportingParty: row(text, 'Who reports, with the scheme of the address.'),
  authority: row(text, 'The tax authority.', ['0242:000773']),
  representative: row(text, 'The provider that reports.', ['0242:001147']),
  transportHeaderId: row(text.nullable(), 'InstanceIdentifier of the envelope of the document.'),
  reported: row(z.array(reportedValueSchema).nullable(), 'The values that are reported; null if none.'),
  customContent: row(z.array(z.object({ term: text, value: text })), 'What else the country asks for.'),
});

const differenceSchema = object('A value in which a report and the document in it differ.', {
  term: row(text, 'Business term; empty for a value that no report has.'),
  element: row(text, 'The element in the report.'),
  reported: row(text.nullable(), 'What the report says; null if nothing.'),
  source: row(text.nullable(), 'What the document in it says; null if nothing.'),
});

const reportedSourceSchema = object('The invoice or credit note that is reported.', {
  xml: row(text, 'Its XML.'),
  request: row(z.record(z.string(), z.unknown()).nullable(), 'The document request that says the same.'),
  unmapped: row(z.array(unmappedValueSchema), 'What the request does not say.'),
  result: row(z.record(z.string(), z.unknown()), 'The verdict on it, as validate gives it.'),
});

/** Answers of the operations on messages after a document, by name. */
const ofKind = (root: string) =>
  row(z.literal(root).optional(), 'The kind of document, if any kind was allowed.');

export const networkSchemas = {
  WrittenMessageStatus: object('A message level status and its findings.', {
    xml: row(text, 'The XML of the status.'),
    code: row(z.enum(['AP', 'AB', 'RE']), 'What it says.'),
    issues: row(issues, 'Always empty: a status that cannot be written is a problem.'),
    warnings: row(issues, 'What the sender of the document may not want.'),
  }),
  ReadMessageStatus: object('A message level status that was received.', {
    kind: ofKind('ApplicationResponse'),
    status: row(messageStatusSchema, 'The status.'),
    findings: row(issues, 'What is wrong with the status itself.'),
  }),
  MessageStatus: messageStatusSchema,
  StatusReason: statusReasonSchema,
  WrittenTaxData: object('A tax data document and its findings.', {
    outcome: row(z.literal('valid'), 'Always valid: a report that cannot be written is a problem.'),
    xml: row(text, 'The XML of the report.'),
    type: row(text, 'What it is for: S, R, W or F.'),
    scope: row(text, 'D, IP or INP.'),
    issues: row(issues, 'Always empty.'),
    warnings: row(issues, 'Warnings about the document; then what was derived or left out.'),
  }),
  ReadTaxData: object('Any tax data document, compared with its document.', {
    kind: ofKind('TaxData'),
    taxData: row(taxDataSchema, 'What it says.'),
    source: row(reportedSourceSchema.nullable(), 'The document in it; null if there is none.'),
    differences: row(z.array(differenceSchema), 'Every value in which both halves differ.'),
    findings: row(issues, 'What is wrong with it, by its rules and beyond them.'),
  }),
  TaxData: taxDataSchema,
  ReportedValue: reportedValueSchema,
  ReportDifference: differenceSchema,
  ReportedSource: reportedSourceSchema,
};
