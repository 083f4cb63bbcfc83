import { download, fileName, invoiceFrame, printInPlaceOfPage } from 'pint-ae/internal/ui';
import { Refusal } from '../client.ts';
import type { Context } from '../context.ts';
import { actionButton } from './controls.ts';
import { errorState } from './states.ts';
import { actions, card } from './table.ts';

const pdf = 'application/pdf';

/** The printed document: made by the service, shown without scripts, printed, and saved as a PDF. */
export function picturePart(context: Context, path: string, number: string): HTMLElement {
  const { say, client, left } = context;
  const frame = invoiceFrame(say('picture'));
  let paper: string | undefined;
  const shown = client.ask(path, { accept: 'text/html' }).then(async ({ text }) => {
    paper = text;
    await frame.show(text);
  });
  shown.catch((error: unknown) => frame.element.replaceWith(errorState(context, error)));
  const print = async () => {
    await shown;
    window.print();
  };
  printInPlaceOfPage(
    () => (paper === undefined ? undefined : { print: () => window.print(), paper: () => paper }),
    { signal: left },
  );
  const savePdf = async () => {
    const file = await client.file(path, pdf).catch((error: unknown) => {
      throw error instanceof Refusal && error.status === 406 ? new Refusal(406, say('noPdf'), {}) : error;
    });
    download(new Uint8Array(await file.arrayBuffer()), fileName(number, 'pdf'), pdf);
  };
  return card(
    'picture',
    say('picture'),
    actions(
      actionButton(context, say('print'), print, { id: 'print' }),
      actionButton(context, say('saveAs', { format: 'PDF' }), savePdf, { id: 'pdf' }),
    ),
    frame.element,
  );
}
