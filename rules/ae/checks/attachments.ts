import { type BusinessRule, findingsWhere } from '../../../src/core/check.ts';
import mimeCodes from '../../pint/codelists/MimeCode.json' with { type: 'json' };

const types = Object.keys(mimeCodes.codes).join(', ');

/** Base64 of RFC 4648 with its padding. */
const base64Pattern = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

export const attachments: readonly BusinessRule[] = [
  {
    id: 'ibr-074',
    terms: ['IBT-125-1'],
    message: 'The attachment does not say what kind of file it is.',
    hint: `Set mimeCode to one of ${types}.`,
    find: ({ additionalDocuments }) =>
      findingsWhere(
        additionalDocuments,
        ({ embeddedBase64, mimeCode }) => embeddedBase64 !== undefined && mimeCode === undefined,
        ({ path }) => `${path}.mimeCode`,
      ),
  },
  {
    id: 'ibr-cl-24',
    terms: ['IBT-125-1'],
    message: 'Attachments of type {type} can not be sent.',
    hint: `Attach the file as one of ${types}.`,
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
    terms: ['IBT-125'],
    message: 'The content of the attachment is not Base64.',
    hint: 'Set embeddedBase64 to the Base64 text of the file, without a data: prefix.',
    find: ({ additionalDocuments }) =>
      findingsWhere(
        additionalDocuments,
        ({ embeddedBase64 }) => embeddedBase64 !== undefined && !base64Pattern.test(embeddedBase64),
        ({ path }) => `${path}.embeddedBase64`,
      ),
  },
];
