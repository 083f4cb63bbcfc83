import { download, el, fileName, newArchive } from 'pint-ae/internal/ui';
import { Refusal } from '../client.ts';
import type { Context } from '../context.ts';
import { askForEach, isDone, type Refused, refusedList } from '../parts/bulk.ts';
import { actionButton, isConfirmed } from '../parts/controls.ts';
import { isOpen, type Kind, type Listed } from '../parts/listed.ts';
import { refusalIn } from '../parts/states.ts';

/** Offers to submit and to download the chosen documents of a list: the box of each, and a bar for all. */
export function selectionOf(context: Context, kind: Kind, items: readonly Listed[]) {
  const { say, may, reload } = context;
  const boxes = new Map(
    items.map((item) => {
      const label = say('choose', { number: item.invoiceNumber });
      const box = el('input', { type: 'checkbox', 'aria-label': label, id: `choose-${item.id}` });
      return [item, box] as const;
    }),
  );
  const chosen = () => items.filter((item) => boxes.get(item)?.checked);
  const refused = el('div', {});
  const all = el('input', { type: 'checkbox', id: 'choose-all' });
  all.addEventListener('change', () => {
    for (const box of boxes.values()) box.checked = all.checked;
  });
  const needChosen = (those: readonly Listed[], text: 'chooseOpen' | 'chooseSome') => {
    if (those.length === 0) throw new Refusal(-1, say(text), {});
    return those;
  };
  const submit = async () => {
    const those = needChosen(
      chosen().filter(({ status }) => isOpen(status)),
      'chooseOpen',
    );
    if (!(await isConfirmed(context, say('submitMany', { count: those.length }), say('submit')))) return;
    const lines = those.map(({ id }) => JSON.stringify({ id }));
    const answers = await askForEach(context, `v1/${kind}/bulk/submit`, lines);
    const failed = answers.filter((answer) => !isDone(answer));
    context.tell(say('submittedMany', { count: answers.length - failed.length }));
    if (failed.length === 0) return reload();
    refused.replaceChildren(
      refusedList(
        failed.map(({ line, body }) => ({
          number: those[line - 1]?.invoiceNumber ?? '',
          reason: body.detail ?? body.title ?? '',
        })),
      ),
    );
  };
  const save = async () => {
    const { bytes, failed } = await archiveOf(context, kind, needChosen(chosen(), 'chooseSome'));
    if (bytes !== undefined) download(bytes, `${kind}.zip`, 'application/zip');
    refused.replaceChildren(refusedList(failed));
  };
  return {
    boxOf: (item: Listed) => boxes.get(item) ?? el('span', {}),
    bar: el(
      'div',
      {},
      el(
        'div',
        { class: 'actions many' },
        el('label', {}, all, ' ', say('chooseAll')),
        ...(may(`${kind}:write`)
          ? [actionButton(context, say('submitChosen'), submit, { id: 'submit-chosen' })]
          : []),
        actionButton(context, say('downloadChosen'), save, { id: 'download-chosen' }),
      ),
      refused,
    ),
  };
}

/** The UBL and the printed form of documents; a document that breaks rules has no UBL. */
async function archiveOf({ client }: Context, kind: Kind, those: readonly Listed[]) {
  const archive = newArchive();
  const failed: Refused[] = [];
  const names = new Set<string>();
  for (const { id, invoiceNumber } of those) {
    const path = `v1/${kind}/${encodeURIComponent(id)}`;
    // Two documents may have the same number.
    const name = names.has(fileName(invoiceNumber, 'xml')) ? `${invoiceNumber}-${id}` : invoiceNumber;
    names.add(fileName(name, 'xml'));
    try {
      const { text: ubl } = await client.ask(path, { accept: 'application/xml' });
      const { text: printed } = await client.ask(path, { accept: 'text/html' });
      archive.add(fileName(name, 'xml'), [ubl]);
      archive.add(fileName(name, 'html'), [printed]);
    } catch (error) {
      failed.push({ number: invoiceNumber, reason: refusalIn(error).message });
    }
  }
  return { bytes: failed.length === those.length ? undefined : archive.bytes(), failed };
}
