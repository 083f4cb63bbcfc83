import { readReport } from '../../network/read-tax-data.ts';
import { read, unread } from '../network-answer.ts';
import { brokenXml, networkExample, standardUbl, writtenFor } from '../openapi/examples.ts';
import { documentOperation, example } from '../operation.ts';
import { languageOnly } from '../parameters.ts';
import { judgingOf } from '../verdict-answer.ts';
import { ofReport, writeTaxData } from './write-tax-data.ts';

export const readTaxData = documentOperation({
  name: 'readTaxData',
  work: 'tdd-read',
  path: '/tdd/read',
  tag: 'Network',
  parameters: languageOnly,
  body: 'message',
  schema: 'ReadTaxData',
  answerFormats: ['json'],
  examples: () => [
    networkExample(example('report'), writtenFor(writeTaxData, standardUbl(), ofReport)),
    brokenXml,
  ],
  shown: { sends: 'report.xml' },
  tool: null,
  handle(work, options) {
    const report = readReport(work.body, judgingOf(work, options));
    return report.taxData === null ? unread(report.findings, work, options) : read(report, work, options);
  },
});
