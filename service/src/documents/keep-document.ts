import type { Asked } from '../http/operation.ts';
import { languageOf } from '../texts/service-text.ts';
import type { DocumentColumns } from './kept-columns.ts';
import type { DocumentKind } from './kinds.ts';

/** Whether a client asks for documents that break rules to be refused (RFC 7240). */
function wantsStrictHandling(headers: Headers): boolean {
  const preferences = (headers.get('prefer') ?? '').split(',').map((entry) => entry.trim().toLowerCase());
  return preferences.some((preference) => /^handling\s*=\s*"?strict"?(?:;|$)/.test(preference));
}

/** Tells a client that its preference was applied. */
export function appliedPreference(headers: Headers): Readonly<Record<string, string>> {
  return wantsStrictHandling(headers) ? { 'preference-applied': 'handling=strict' } : {};
}

/** The values to store of the document request in a body. */
export function columnsOf(
  { body, request, caller, service, ended }: Asked<unknown, Uint8Array>,
  kind: DocumentKind,
): Promise<DocumentColumns> {
  const sent = {
    bytes: body,
    kind,
    participantId: caller.participantId,
    handling: wantsStrictHandling(request.headers) ? 'strict' : 'lenient',
    language: languageOf(request),
  } as const;
  return service.documentWork.run('keptColumns', sent, caller.companyId, ended);
}
