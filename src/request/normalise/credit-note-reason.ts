import type { RootName } from '../../core/invoice/invoice.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { DocumentRequest } from '../schema/request.ts';
import type { Context } from './context.ts';
import type { NormaliseOptions } from './options.ts';

/** The reason of a credit note (BTAE-03). */
export function creditNoteReasonOf(
  request: DocumentRequest,
  root: RootName,
  options: NormaliseOptions,
  context: Context,
): string | undefined {
  if (root !== 'CreditNote') {
    tellReasonLeftOut(request, '', context);
    for (const [index, further] of (request.creditNoteReasons ?? []).entries())
      tellReasonLeftOut(further, `creditNoteReasons[${index}].`, context);
    return undefined;
  }
  const { specification, addWarning } = context;
  const sent = nonBlank(request.creditNoteReasonCode) ?? nonBlank(options.creditNoteReasonCode);
  if (sent) return sent;
  const assumed = specification.defaults.creditNoteReason;
  addWarning('creditNoteReasonDefaulted', 'creditNoteReasonCode', { code: assumed });
  return assumed;
}

/** Reports the reason of a credit note in a part of an invoice, which has no element for it. */
export function tellReasonLeftOut(
  sent: Pick<DocumentRequest, 'creditNoteReasonCode' | 'creditNoteReason'>,
  path: string,
  { addInformation }: Context,
): void {
  for (const field of ['creditNoteReasonCode', 'creditNoteReason'] as const) {
    const code = nonBlank(sent[field]);
    if (code) addInformation('creditReasonLeftOut', path + field, { code });
  }
}
