import { attachmentsOf } from '../attachments/store.ts';
import { answers, type Call, documentJson, jsonText, type Operation, operation } from '../http/operation.ts';
import { ofShelf, type Shelf, withText } from '../read/find-document.ts';
import { askedAbout } from '../read/read-operations.ts';
import { listedColumns } from '../read/representation.ts';
import { outboundKinds, outboundShelf } from '../read/resources.ts';
import { validationResultSchema } from '../read/schemas.ts';
import type { DocumentKind } from '../track/states.ts';
import { besideRow } from './ledger-neighbours.ts';
import { takenByOther } from './number-in-use.ts';
import { appliedPreference, isStrict, strictHandling } from './strict-handling.ts';

export function validateOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
  return operation({
    name: `validate${name}`,
    method: 'post',
    path: `${path}/{id}/validate`,
    tag,
    summary: { text: 'validate', values: { noun } },
    description: { text: 'validatesOnly' },
    scope: `${scope}:read`,
    success: answers(200, 'theVerdict', documentJson(validationResultSchema), ['Preference-Applied']),
    headers: strictHandling,
    storesNothing: true,
    problems: ['not-found', 'unavailable'],
    handle: async (call) => {
      const row = await readToValidate(call, outboundShelf(kind, call), call.id);
      const asked = {
        ...askedAbout(row, call),
        taken: row.taken,
        beside: row.beside,
        filling: row.filling,
        attachments: await attachmentsOf(call.scoped, row, call.hold),
        isStrict: isStrict(call),
      };
      const headers = appliedPreference(call.request.headers);
      return async () => jsonText(200, await call.run('validationText', asked), headers);
    },
  });
}

/** Reads a request to validate, the document that already has its number, and the documents that matter for it. */
export async function readToValidate(
  { scoped, hold }: Pick<Call, 'scoped' | 'hold'>,
  shelf: Shelf,
  id: string,
) {
  const document = ofShelf(scoped, shelf, id)
    .select([...listedColumns, 'filling', takenByOther.as('taken')])
    .select(besideRow.as('beside'));
  return withText(document, hold, 'request');
}
