import { charactersTogether, contentsOf, sizesOf } from '../attachments/store.ts';
import { mayReferToAttachments } from './attachment-references.ts';
import { refuseLarge } from './refuse-large.ts';
import { readingFor } from '../database/database.ts';
import { allows } from '../keys/scopes.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import { isStorable } from '../problems/unstorable.ts';
import type { Naming } from './company-records.ts';

const scope = 'attachments:read';

/**
 * The company's attachments to which a document refers, as JSON; undefined if it refers to none. Throws the 403 of a key
 * that may not read them, and the 422 if the document would be larger with them than one that carries them may be.
 */
export async function namedAttachments({
  service,
  caller,
  body,
  ended,
  hold,
}: Naming): Promise<string | undefined> {
  if (!mayReferToAttachments(body)) return undefined;
  const { companyId, scopes } = caller;
  const ids = await service.documentWork.run('attachmentsInBody', { bytes: body }, companyId, ended);
  if (ids.length === 0) return undefined;
  if (!allows(scopes, scope))
    throw new RequestProblem('forbidden', { detail: { text: 'attachmentsHidden', values: { scope } } });
  const reading = readingFor(service.database, companyId);
  const files = await sizesOf(reading, companyId, ids.filter(isStorable));
  const characters = charactersTogether(files);
  refuseLarge('attachment', characters + body.byteLength, service.settings.maximumBodyBytes);
  hold.text(characters);
  return contentsOf(
    reading,
    companyId,
    files.map(({ id }) => id),
  );
}
