import { ownFindingsInWords } from '../../api/result.ts';
import { readRequest } from '../../intake/read-document.ts';
import { readStatus } from '../../network/read-message-status.ts';
import { isObject } from '../../request/shape.ts';
import { withTexts } from '../../specification/both-languages.ts';
import { read, unread } from '../network-answer.ts';
import { brokenXml, networkExample, writtenFor, wrongCountry } from '../openapi/examples.ts';
import { documentOperation, example } from '../operation.ts';
import { languageOnly } from '../parameters.ts';
import { judgingOf } from '../verdict-answer.ts';
import { ofStatus, writeMessageStatus } from './write-message-status.ts';

export const readMessageStatus = documentOperation({
  name: 'readMessageStatus',
  work: 'mls-read',
  path: '/mls/read',
  tag: 'Network',
  parameters: languageOnly,
  body: 'message',
  schema: 'ReadMessageStatus',
  answerFormats: ['json'],
  examples: () => [
    networkExample(example('rejection'), writtenFor(writeMessageStatus, wrongCountry(), ofStatus)),
    brokenXml,
  ],
  shown: { sends: 'status.xml' },
  tool: {
    name: 'read_message_status',
    command: 'mls',
    words: ['--format', 'json', 'read'],
    takes: 'document',
    flags: ['language'],
  },
  handle(work, options) {
    const wrapped = work.format === 'json' ? readRequest(work.body, options.limits) : undefined;
    if (wrapped?.ok === false)
      return unread(
        ownFindingsInWords(wrapped.failure, { language: withTexts(work.language) }),
        work,
        options,
      );
    const { mls = work.body, document } = isObject(wrapped?.value.value) ? wrapped.value.value : {};
    const { status, findings } = readStatus(typeof mls === 'string' ? mls : work.body, {
      ...judgingOf(work, options),
      ...(document === undefined ? {} : { document }),
    });
    return status === null ? unread(findings, work, options) : read({ status, findings }, work, options);
  },
});
