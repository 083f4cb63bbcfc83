import { readAny } from '../../network/read-any.ts';
import { withTexts } from '../../specification/both-languages.ts';
import { read, unread } from '../network-answer.ts';
import { ublExampleDocuments } from '../openapi/examples.ts';
import { documentOperation } from '../operation.ts';
import { languageOnly } from '../parameters.ts';

/** Reads the content of a document, an invoice or credit note as a document request; it is not validated. */
export const readDocument = documentOperation({
  name: 'readDocument',
  work: 'read',
  path: '/read',
  tag: 'Documents',
  parameters: languageOnly,
  body: 'document',
  schema: ['ReadRequest', 'ReadTaxData', 'ReadMessageStatus'],
  answerFormats: ['json'],
  examples: ublExampleDocuments,
  shown: { sends: 'invoice.xml' },
  tool: { name: 'read', command: 'read', takes: 'document', flags: ['language'] },
  handle(work, options) {
    const { language } = work;
    const { reading, isRead } = readAny(work.body, { language: withTexts(language), limits: options.limits });
    return isRead ? read(reading, work, options) : unread(reading.findings, work, options);
  },
});
