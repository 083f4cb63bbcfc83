import { convert } from '../../src/api/convert.ts';
import { wrapUbl } from '../../src/api/envelope.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import {
  type MessageStatusOptions,
  readMessageStatus,
  readTaxData,
  type TaxDataOptions,
  wrapMessageStatus,
  wrapTaxData,
  writeMessageStatus,
  writeTaxData,
} from '../../src/network/index.ts';
import { ruleCases } from '../cases/rule-cases.ts';
import { complete } from '../complete-request.ts';
import { reportOptions } from '../network/reports.ts';
import { statusOptions } from '../network/statuses.ts';
import { fixture } from '../schematron/fixture.ts';
import { networkCases, validDocument } from '../schematron/network-cases.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { madeDocuments } from './made-documents.ts';
import { examples } from './request-documents.ts';
import { withoutProse } from './stable.ts';
import { ublVariantsOf } from './ubl-variants.ts';

const identity = { id: '7d1f0c52-3c0a-4b1e-9a55-6f2c9e10d4a7', createdAt: '2026-01-31T08:00:05Z' };

const statusWays: Readonly<Record<string, Partial<MessageStatusOptions>>> = {
  confirmed: { delivered: 'confirmed' },
  unconfirmed: { delivered: 'unconfirmed' },
  failed: { delivered: 'failed', reason: 'No route' },
  undecided: {},
  'for two reasons': { limits: { maxReasons: 2 } },
  'from itself': { from: '0242:001147', to: '001147', delivered: 'confirmed' },
  'with wrong providers': { from: '12345', to: '0235:123456', of: 'other', delivered: 'confirmed' },
};

const reportWays: Readonly<Record<string, Partial<TaxDataOptions>>> = {
  submitted: {},
  received: { role: '02', transportHeaderId: statusOptions.of },
  revised: { type: 'R', scope: 'D', transportHeaderId: ` ${statusOptions.of} ` },
  withdrawn: { type: 'W', scope: 'INP' },
  failed: { type: 'F', reportedDocument: false },
  'failed with values': { type: 'F', role: '02', reportedDocument: true },
  'without values': { reportedDocument: false },
  identified: { identificationOnly: true },
  'with wrong providers': { authority: '12', representative: '0242:001147' },
  'with a long fraction': { issuedAt: '2026-11-26T08:00:05.1234567890123+04:00' },
};

function statusOf(document: string, options: Partial<MessageStatusOptions>) {
  const status = writeMessageStatus(validateDocument(document), { ...statusOptions, ...options });
  if (!status.ok) return status;
  const { xml } = status.value;
  return {
    status,
    read: readMessageStatus(xml, { document }),
    wrapped: wrapMessageStatus(xml, identity),
  };
}

function reportOf(document: unknown, options: Partial<TaxDataOptions>) {
  const report = writeTaxData(document, { ...reportOptions, ...options });
  if (!report.ok) return report;
  const { xml } = report.value;
  return { report, read: readTaxData(xml), wrapped: wrapTaxData(xml, identity) };
}

function* asked(): Generator<Asked> {
  const written = [...examples, { name: 'examples: complete', document: complete }, ...madeDocuments(20)];
  for (const { name, document } of written) {
    const xml = convert(document).xml ?? '<Invoice/>';
    for (const [way, options] of Object.entries(reportWays))
      yield { name: `reports: ${name} ${way}`, isVariant: true, answer: () => reportOf(document, options) };
    for (const [way, options] of Object.entries(statusWays))
      yield { name: `statuses: ${name} ${way}`, isVariant: true, answer: () => statusOf(xml, options) };
    for (const asks of [
      {},
      { mlsTo: '0242:000773' },
      { mlsType: 'FAILURE_ONLY' as const, mlsTo: '0242:000773' },
    ])
      yield {
        name: `envelopes: ${name} ${JSON.stringify(asks)}`,
        isVariant: true,
        answer: () => {
          const wrapped = wrapUbl(xml, { ...identity, country: 'AE', ...asks });
          if (!wrapped.ok) return wrapped;
          const { value } = wrapped;
          return {
            value,
            status: statusOf(value, { delivered: 'confirmed' }),
            report: reportOf(value, {}),
          };
        },
      };
  }
  // Each rule has two or three cases, which are reported alike.
  const cases = ruleCases
    .map(({ rule, xml }, at) => ({ name: `${at + 1} ${rule}`, xml }))
    .filter((_, at) => at % 3 === 0);
  for (const { name, xml } of cases) {
    yield { name: `rejected: ${name}`, isVariant: true, answer: () => statusOf(xml, {}) };
    yield { name: `reported: ${name}`, isVariant: true, answer: () => reportOf(xml, { role: '02' }) };
  }
  const kinds = { 'tax-data': readTaxData, 'message-status': readMessageStatus };
  for (const kind of ['tax-data', 'message-status'] as const) {
    const read = kinds[kind];
    yield { name: `read ${kind}: valid`, answer: () => read(validDocument(kind)) };
    yield { name: `read ${kind}: invoice`, answer: () => read(fixture('invoice')) };
    for (const [at, { rule, broken, accepted }] of networkCases(kind).entries())
      for (const [way, xml] of Object.entries({ broken, accepted }))
        yield { name: `read ${kind}: ${at + 1} ${rule} ${way}`, answer: () => read(xml) };
    for (const { name, document } of ublVariantsOf(validDocument(kind)))
      yield { name: `read ${kind}: ${name}`, isVariant: true, answer: () => read(document) };
  }
}

compareWithApproved('network', asked(), withoutProse);
