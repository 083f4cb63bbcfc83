import type { DocumentRequest } from '../../src/specification/default.ts';
import { complete } from '../complete-request.ts';
import { example } from '../requests.ts';

const allowances = example('allowances-and-charges');
const [withAllowances] = allowances.lines;

/** A request with an entry in every list that a request may have. */
export const everyList: DocumentRequest = {
  ...complete,
  allowancesCharges: allowances.allowancesCharges,
  additionalDocuments: [{ documentId: 'A-1', description: 'Terms', externalUri: 'https://example.com/a' }],
  creditNoteReasons: [{ creditNoteReasonCode: 'DL8.61.1.A', creditNoteReason: 'Cancelled' }],
  vatExemptions: [{ vatCategory: 'E', exemptionReasonCode: 'DL8.46.1', exemptionReason: 'Life insurance' }],
  lines: complete.lines.map((line) => ({
    ...line,
    allowancesCharges: withAllowances?.allowancesCharges,
    classifications: ['9983', { code: '9984', scheme: 'HS', version: '1' }],
  })),
};
