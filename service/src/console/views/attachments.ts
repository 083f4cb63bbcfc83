import { download, el } from 'pint-ae/internal/ui';
import type { Attachment } from '../../attachments/operations.ts';
import type { Context } from '../context.ts';
import { actionButton } from '../parts/controls.ts';
import { errorState } from '../parts/states.ts';
import { card } from '../parts/table.ts';
import { code } from '../parts/written.ts';

/** Attachments of a document. */
export interface Naming {
  readonly additionalDocuments?: readonly { readonly attachmentId?: string | null }[] | null;
}

/** Lists the files to which a document refers, each with a link to save it; shows nothing without files. */
export function attachmentsPart(context: Context, { additionalDocuments }: Naming): HTMLElement | '' {
  const { say, may } = context;
  const ids = (additionalDocuments ?? []).flatMap(({ attachmentId }) => attachmentId || []);
  if (ids.length === 0) return '';
  const shown = (id: string) => (may('attachments:read') ? attachment(context, id) : code(id));
  const items = ids.map((id) => el('li', {}, shown(id)));
  return card('attachments', say('attachments'), el('ul', {}, ...items));
}

function attachment(context: Context, id: string): HTMLElement {
  const { say, client } = context;
  const path = `v1/attachments/${encodeURIComponent(id)}`;
  const holder = el('div', {}, code(id));
  client.read<Attachment>(path).then(
    ({ fileName, mediaType, bytes }) => {
      const save = async () => {
        const content = await (await client.file(`${path}/content`, mediaType)).arrayBuffer();
        download(new Uint8Array(content), fileName ?? id, mediaType);
      };
      const name = say('saveFile', { name: fileName ?? id, size: Math.ceil(bytes / 1024) });
      holder.replaceChildren(actionButton(context, name, save, { id: `attachment-${id}` }));
    },
    (error: unknown) => holder.append(errorState(context, error)),
  );
  return holder;
}
