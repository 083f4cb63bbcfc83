import type { AddFinding } from '../../core/findings/add-finding.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { DocumentRequest } from '../schema/request.ts';
import type { NormaliseOptions } from './options.ts';

const replaceable = ['documentType', 'uuid', 'issueTime'] as const;

/** The request with the fields that options replace. A value that was sent and differs from the option is reported. */
export function withOptions(
  sent: DocumentRequest,
  options: NormaliseOptions,
  addInformation: AddFinding,
): DocumentRequest {
  const replaced = replaceable.flatMap((field) => {
    const written = options[field] ?? undefined;
    const value = nonBlank(sent[field]);
    if (written !== undefined && value !== undefined && value !== written)
      addInformation('optionApplied', field, { field, sent: value, written });
    return written === undefined ? [] : [[field, written]];
  });
  return replaced.length === 0 ? sent : { ...sent, ...Object.fromEntries(replaced) };
}
