import { attached, type CheckCase } from './case.ts';

/** Cases of the checks of rules/pint/checks/attachments.ts. */
export const attachmentsCases: readonly CheckCase[] = [
  {
    rule: 'ibr-074',
    fact: 'an attachment names its media type',
    ...attached({ embeddedBase64: 'QQ==', fileName: 'a.bin' }),
    paths: ['additionalDocuments[0].mimeCode'],
  },
  {
    rule: 'ibr-cl-24',
    fact: 'a media type is allowed',
    ...attached({ embeddedBase64: 'QQ==', mimeCode: 'text/plain', fileName: 'a.txt' }),
    paths: ['additionalDocuments[0].mimeCode'],
    said: {
      values: {
        type: 'text/plain',
      },
      misspelt: {
        text: 'text/plain',
        list: 'MimeCode',
      },
    },
  },
  {
    rule: 'pint-ae-attachment-base64',
    fact: 'an attachment is Base64',
    ...attached({ embeddedBase64: 'data:,x', mimeCode: 'image/png', fileName: 'a.png' }),
    paths: ['additionalDocuments[0].embeddedBase64'],
  },
];
