import { writeReport } from '../../network/tax-data.ts';
import { taxDataRoles, taxDataScopes, taxDataTypes } from '../../network/tax-data-codes.ts';
import { taxDataFacts } from '../../specification/facts.ts';
import { notWritten, unread, written } from '../network-answer.ts';
import { asking } from '../network-parameters.ts';
import { brokenXml, networkExample, standardUbl, wrongCountry } from '../openapi/examples.ts';
import { documentOperation, example } from '../operation.ts';
import { languageOnly, type Parameters } from '../parameters.ts';
import { judgingOf } from '../verdict-answer.ts';

const parameters = {
  role: { text: 'reportRole', isRequired: true, choices: taxDataRoles, isOfWork: true },
  authority: { text: 'authority', isRequired: true, isOfWork: true },
  representative: { text: 'representative', isRequired: true, isOfWork: true },
  type: { text: 'reportType', choices: taxDataTypes, isOfWork: true },
  scope: { text: 'reportScope', choices: taxDataScopes, isOfWork: true },
  transportHeaderId: { text: 'transportHeaderId', isOfWork: true },
  issuedAt: { text: 'issuedAt', isMoment: true, isOfWork: true },
  reportedDocument: { text: 'reportedDocument', choices: ['true', 'false'], isOfWork: true },
  identificationOnly: { text: 'identificationOnly', choices: ['true', 'false'], isOfWork: true },
  ...languageOnly,
} as const satisfies Parameters;

const { issuer: issuerRole } = taxDataFacts.roles;

/** The parameters of the reports that show the operations. */
export const ofReport = {
  role: '01',
  authority: '000773',
  representative: '001147',
  transportHeaderId: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10',
  issuedAt: '2026-11-26T08:00:05Z',
};

export const writeTaxData = documentOperation({
  name: 'writeTaxData',
  work: 'tdd',
  path: '/tdd',
  tag: 'Network',
  parameters,
  body: 'message',
  schema: 'WrittenTaxData',
  answerFormats: ['xml', 'json'],
  problems: ['validation-failed'],
  examples: () => [
    networkExample(example('submitted'), standardUbl(), ofReport),
    networkExample(example('not-valid'), wrongCountry(), ofReport),
    { ...brokenXml, query: ofReport },
  ],
  shown: { sends: 'invoice.xml', query: ofReport, saves: 'report.xml' },
  tool: {
    name: 'write_tax_data',
    command: 'tdd',
    takes: 'document',
    flags: ['role', 'authority', 'representative', 'type', 'scope', 'issuedAt', 'language'],
  },
  ...asking(parameters, (work, options) => {
    const { role, type, scope, reportedDocument, identificationOnly, transportHeaderId, ...given } =
      work.parameters ?? {};
    const { authority = '', representative = '', issuedAt = '' } = given;
    const { outcome, xml, ...report } = writeReport(work.body, {
      ...judgingOf(work, options),
      ...{ format: work.format, authority, representative, transportHeaderId, issuedAt },
      role: taxDataRoles.find((each) => each === role) ?? issuerRole,
      type: taxDataTypes.find((each) => each === type),
      scope: taxDataScopes.find((each) => each === scope),
      reportedDocument: reportedDocument === undefined ? undefined : reportedDocument === 'true',
      identificationOnly: identificationOnly === 'true',
    });
    if (xml !== null) return written(xml, { outcome, xml, ...report }, work, options);
    const refuse = outcome === 'malformed' ? unread : notWritten;
    return refuse(report.issues, work, options);
  }),
});
