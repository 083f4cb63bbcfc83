/** Media types of attachments (IBT-125-1) with their file extension and the first characters of their Base64 text. */
export const mediaTypes = [
  { type: 'application/pdf', extension: 'pdf', base64Start: 'JVBERi' },
  { type: 'image/png', extension: 'png', base64Start: 'iVBORw0KGgo' },
  { type: 'image/jpeg', extension: 'jpg', base64Start: '/9j/' },
  { type: 'application/xml', extension: 'xml', base64Start: 'PD94bWw' },
  { type: 'text/csv', extension: 'csv', base64Start: undefined },
  {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    base64Start: undefined,
  },
  { type: 'application/vnd.oasis.opendocument.spreadsheet', extension: 'ods', base64Start: undefined },
] as const;

/** Extra spellings of a file extension. */
export const extensionAliases: Readonly<Record<string, string>> = { jpeg: 'jpg' };

/** Document type codes with a meaning of their own: invoiced object (IBT-018) and project (IBT-011). */
export const invoicedObjectTypeCode = '130';
export const projectTypeCode = '50';
