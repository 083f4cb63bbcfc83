import type { MediaType } from '../../../src/core/specification/defaults.ts';

/** Media types of attachments (IBT-125-1). */
export const mediaTypes: readonly MediaType[] = [
  { type: 'application/pdf', extensions: ['pdf'], base64Start: 'JVBERi' },
  { type: 'image/png', extensions: ['png'], base64Start: 'iVBORw0KGgo' },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], base64Start: '/9j/' },
  { type: 'application/xml', extensions: ['xml'], base64Start: 'PD94bWw' },
  { type: 'text/csv', extensions: ['csv'] },
  { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extensions: ['xlsx'] },
  { type: 'application/vnd.oasis.opendocument.spreadsheet', extensions: ['ods'] },
];
