import { type Check, findingsWhere } from '../../../src/core/specification/check.ts';
import { isBase64 } from '../../../src/core/text/base64.ts';
import mimeCodes from '../codelists/MimeCode.json' with { type: 'json' };

export const attachments: readonly Check[] = [
  {
    id: 'ibr-074',
    about: ['additionalDocuments'],
    find: ({ additionalDocuments }) =>
      findingsWhere(
        additionalDocuments,
        ({ embeddedBase64, mimeCode }) => embeddedBase64 !== undefined && mimeCode === undefined,
        ({ path }) => `${path}.mimeCode`,
      ),
  },
  {
    id: 'ibr-cl-24',
    misspelt: { value: 'type', list: 'MimeCode' },
    about: ['additionalDocuments'],
    find: ({ additionalDocuments }) =>
      findingsWhere(
        additionalDocuments,
        ({ embeddedBase64, mimeCode }) =>
          embeddedBase64 !== undefined && mimeCode !== undefined && !Object.hasOwn(mimeCodes.codes, mimeCode),
        ({ path }) => `${path}.mimeCode`,
        ({ mimeCode }) => ({ type: mimeCode ?? '' }),
      ),
  },
  {
    id: 'pint-ae-attachment-base64',
    about: ['additionalDocuments'],
    find: ({ additionalDocuments }) =>
      findingsWhere(
        additionalDocuments,
        ({ embeddedBase64 }) => embeddedBase64 !== undefined && !isBase64(embeddedBase64),
        ({ path }) => `${path}.embeddedBase64`,
      ),
  },
];
