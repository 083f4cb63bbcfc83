import { validateDocument } from '../../api/validate-document.ts';
import { messageStatusOf } from '../../network/message-status.ts';
import { deliveries } from '../../network/tax-data-codes.ts';
import { withTexts } from '../../specification/both-languages.ts';
import { notWritten, written } from '../network-answer.ts';
import { asking } from '../network-parameters.ts';
import { networkExample, standardUbl, wrongCountry } from '../openapi/examples.ts';
import { documentOperation, example } from '../operation.ts';
import { languageOnly, type Parameters } from '../parameters.ts';
import { judgingOf } from '../verdict-answer.ts';

const parameters = {
  of: { text: 'statusOf', isOfWork: true },
  from: { text: 'statusFrom', isRequired: true, isOfWork: true },
  to: { text: 'statusTo', isRequired: true, isOfWork: true },
  delivered: { text: 'delivered', choices: deliveries, isOfWork: true },
  reason: { text: 'failureReason', isOfWork: true },
  id: { text: 'statusId', isOfWork: true },
  issuedAt: { text: 'issuedAt', isMoment: true, isOfWork: true },
  ...languageOnly,
} as const satisfies Parameters;

const envelope = '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10';

/** The parameters of the statuses that show the operations. */
export const ofStatus = {
  of: envelope,
  from: '001147',
  to: '000773',
  id: '0f5e4f9a-5e8b-4f6c-8a3d-0d4d6a2f7c11',
  issuedAt: '2026-11-26T08:00:05Z',
};

export const writeMessageStatus = documentOperation({
  name: 'writeMessageStatus',
  work: 'mls',
  path: '/mls',
  tag: 'Network',
  parameters,
  body: 'message',
  schema: 'WrittenMessageStatus',
  answerFormats: ['xml', 'json'],
  problems: ['validation-failed'],
  examples: () => [
    networkExample(example('delivered'), standardUbl(), { ...ofStatus, delivered: 'confirmed' }),
    networkExample(example('rejected'), wrongCountry(), ofStatus),
    networkExample(example('too-early'), standardUbl(), ofStatus),
    networkExample(example('no-sender'), standardUbl(), { to: '000773' }),
  ],
  shown: {
    sends: 'invoice.xml',
    query: { ...ofStatus, id: envelope, delivered: 'confirmed' },
    saves: 'status.xml',
  },
  tool: {
    name: 'write_message_status',
    command: 'mls',
    words: ['write'],
    takes: 'document',
    flags: ['from', 'to', 'of', 'delivered', 'reason', 'id', 'issuedAt', 'language'],
  },
  ...asking(parameters, (work, options) => {
    const { parameters: { id = '', issuedAt = '', from = '', to = '', of, reason, delivered } = {} } = work;
    const { format, language } = work;
    const judged = validateDocument(work.body, { ...judgingOf(work, options), format });
    const { xml, ...status } = messageStatusOf(judged, {
      ...{ id, issuedAt, from, to, of, reason, language: withTexts(language) },
      delivered: deliveries.find((each) => each === delivered),
    });
    if (xml === null) return notWritten(status.issues, work, options);
    return written(xml, { xml, ...status }, work, options);
  }),
});
