import { type ParseError, parseTree } from 'jsonc-parser';
import { decidedWith, el, newFilter, own, profileOf, tableView, texts } from 'pint-ae/internal/ui';
import type { Context, ShowView } from '../context.ts';
import { askForEach, isDone, type Refused, refusedList } from '../parts/bulk.ts';
import { actionButton, backLink } from '../parts/controls.ts';
import { lastInvoice, newDocument } from '../parts/listed.ts';
import { errorState } from '../parts/states.ts';
import { hashOf } from '../route.ts';

/** Uploads a file of documents as JSON, or a table of invoices, and creates drafts. */
export const uploadView: ShowView = async (context) => {
  const { say } = context;
  const input = el('input', {
    type: 'file',
    id: 'upload-file',
    accept: '.json,.ndjson,.jsonl,.xlsx,.csv,.tsv,.txt',
    'aria-label': say('uploadFile'),
  });
  const shown = el('section', { id: 'table', 'aria-label': say('upload'), 'aria-live': 'polite' });
  const read = async () => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    shown.replaceChildren(el('p', { class: 'quiet' }, say('judging')));
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const requests = requestsIn(new TextDecoder().decode(bytes));
      if (requests === undefined) await showTable(context, shown, bytes);
      else shown.replaceChildren(creation(context, requests));
    } catch (error) {
      shown.replaceChildren(errorState(context, error));
    }
  };
  input.addEventListener('change', () => void read());
  return {
    heading: say('upload'),
    content: [
      backLink(context, ['documents']),
      el('div', { class: 'card' }, el('p', {}, say('uploadAbout')), input),
      shown,
    ],
  };
};

type TableMap = Parameters<typeof decidedWith>[0];
type EnteredCells = Parameters<Parameters<typeof tableView>[3]['enter']>[0];

/** Questions about a table, the verdict on each invoice, and the button that creates the invoices. */
async function showTable(context: Context, shown: HTMLElement, bytes: Uint8Array): Promise<void> {
  const { language, answerer, client } = context;
  const last = await lastInvoice(client);
  const { seller: party, paymentBankAccount = null } = last ?? {};
  const seller = party === undefined ? undefined : profileOf(party, { paymentBankAccount });
  const filter = newFilter();
  let decided: TableMap = {};
  let entered: EnteredCells = [];
  const draw = async () => {
    const asked = { bytes, decided, company: seller, language, corrections: {}, entered };
    const answer = await answerer.ask('table', asked);
    if ('fault' in answer) throw new Error(answer.fault);
    const { verdicts } = answer.reading;
    const requests = (verdicts?.rows ?? []).flatMap(({ request = '' }) => requestsIn(request) ?? []);
    shown.replaceChildren(
      el('p', { role: 'status' }, own(verdicts?.counts ?? texts[language].table.questions)),
      verdicts === undefined ? '' : creation(context, requests),
      tableView(answer.reading, language, texts[language], {
        filter,
        seller,
        decide: (more) => {
          decided = decidedWith(decided, more);
          drawAgain();
        },
        enter: (cells) => {
          entered = [...entered, ...cells];
          drawAgain();
        },
        enterCompany: () => {
          location.hash = hashOf(['documents', 'invoices', newDocument, 'correct']);
        },
      }),
    );
  };
  const drawAgain = () =>
    void draw().catch((error: unknown) => shown.replaceChildren(errorState(context, error)));
  await draw();
}

/** The button that creates drafts; it disappears afterwards, because pressing it again would create more. */
function creation(context: Context, texts: readonly string[]): HTMLElement {
  const { say } = context;
  const holder = el('div', { class: 'actions' });
  const create = async () => {
    const requests = texts.map(uploadedOf);
    const refused: Refused[] = [];
    for (const kind of ['invoices', 'credit-notes'] as const) {
      const those = requests.filter((each) => each.kind === kind);
      if (those.length === 0) continue;
      const lines = those.map(({ text }) => text);
      const answers = await askForEach(context, `v1/${kind}/bulk`, lines);
      for (const { line, body } of answers.filter((answer) => !isDone(answer)))
        refused.push({
          number: those[line - 1]?.number ?? '',
          reason: [body.detail ?? body.title, ...(body.errors ?? []).map(({ message }) => message)].join(' '),
        });
    }
    const count = requests.length - refused.length;
    holder.replaceChildren(
      el('p', { class: 'chip good', id: 'created' }, `✓ ${say('createdMany', { count })}`),
      el(
        'a',
        { class: 'button', href: hashOf(['documents', 'invoices'], { status: 'Draft' }) },
        say('toDrafts'),
      ),
      refusedList(refused),
    );
  };
  if (texts.length > 0)
    holder.append(
      actionButton(context, say('createMany', { count: texts.length }), create, {
        id: 'create-drafts',
        kind: 'primary',
      }),
    );
  return holder;
}

/** A request with its kind and number; the service refuses an unreadable one, with the reason. */
function uploadedOf(text: string) {
  let request: { readonly documentType?: unknown; readonly invoiceNumber?: unknown } = {};
  try {
    request = Object(JSON.parse(text));
  } catch {
    // The service says why.
  }
  const { documentType, invoiceNumber } = request;
  return {
    text,
    kind: documentType === 'CreditNote' ? 'credit-notes' : 'invoices',
    number: typeof invoiceNumber === 'string' ? invoiceNumber : '',
  };
}

/** Returns the documents of a JSON text, each on one line with every digit; undefined if the text is something else. */
export function requestsIn(text: string): string[] | undefined {
  const json = text.trim();
  if (!/^[[{]/.test(json)) return undefined;
  const errors: ParseError[] = [];
  const root = parseTree(json, errors, { disallowComments: true });
  // Several values in a row are lines of JSON.
  if (root === undefined || errors.length > 0)
    return json.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const documents = root.type === 'array' ? (root.children ?? []) : [root];
  return documents.map(({ offset, length }) =>
    // A string in JSON contains no line break.
    json.slice(offset, offset + length).replace(/\s*[\r\n]\s*/g, ' '),
  );
}
