import { el, momentIn, own } from 'pint-ae/internal/ui';
import { shownInbound } from '../../track/states.ts';
import { exchangeStatuses, reportingStatuses } from '../../track/tracks.ts';
import type { Page } from '../client.ts';
import type { Context, ShowView, View } from '../context.ts';
import { arrivedStatus, chip } from '../parts/chips.ts';
import { filterForm, pager } from '../parts/controls.ts';
import { type Kind, kindIn, type Listed, newDocument, type Shelf, shelves } from '../parts/listed.ts';
import { emptyState } from '../parts/states.ts';
import { type Column, tableOf } from '../parts/table.ts';
import { money } from '../parts/written.ts';
import { hashOf } from '../route.ts';
import { isText, type TextName } from '../texts.ts';
import { selectionOf } from './many.ts';

export interface Sent extends Listed {
  readonly submissionError: string | null;
  readonly exchange: { readonly status: string };
  readonly reporting: { readonly status: string };
}

interface Arrived extends Listed {
  readonly receivedAt: string;
  readonly sameAs: string | null;
  readonly reporting: { readonly status: string };
}

const typesOf = (kind: Kind): readonly TextName[] =>
  kind.endsWith('invoices') ? ['Invoice', 'SelfBillingInvoice'] : ['CreditNote', 'SelfBillingCreditNote'];

/** The lists of the company's sent documents and drafts. */
export const documentsView: ShowView = (context) => {
  const { say, language } = context;
  const judge = judgeBy(context);
  const verdict = context.route.query.get('verdict');
  const isKept = verdict === null ? undefined : ofVerdict(verdict, judge);
  const columns: readonly Column<Sent>[] = [
    { name: say('buyer'), cell: ({ buyerName }) => own(buyerName) },
    { name: say('issueDate'), class: 'day', cell: ({ issueDate }) => issueDate },
    {
      name: say('amount'),
      class: 'amount',
      cell: ({ totalPayableAmount, currency }) => money(totalPayableAmount, currency, language),
    },
    { name: say('status'), cell: (sent) => chip(context, statusNameOf(sent)) },
    { name: say('verdict'), cell: (sent) => verdictCell(context, judge(sent)) },
    { name: say('exchange'), cell: ({ exchange }) => chip(context, `exchange.${exchange.status}`) },
    { name: say('reporting'), cell: ({ reporting }) => chip(context, `reporting.${reporting.status}`) },
  ];
  return listView<Sent>(context, 'documents', 'noDocuments', columns, isKept);
};

/** Returns the status in words: a document refused before sending differs from one that was not delivered. */
export function statusNameOf({
  status,
  exchange,
}: Pick<Listed, 'status'> & { readonly exchange: { readonly status: string } }): string {
  return status === 'DeliveryFailed' && exchange.status === 'notApplicable'
    ? 'status.NotSent'
    : `status.${status}`;
}

const kindOfSent = ({ documentType }: Listed): Kind =>
  documentType.endsWith('CreditNote') ? 'credit-notes' : 'invoices';

/** Checks documents while their list is read, each once; a sent document was valid. Returns the number of errors. */
type Judge = (sent: Sent) => Promise<number>;

function judgeBy({ client }: Context): Judge {
  const known = new Map<string, Promise<number>>();
  const judge = async (sent: Sent) => {
    if (sent.status === 'Sent') return 0;
    const path = `v1/${kindOfSent(sent)}/${encodeURIComponent(sent.id)}/validate`;
    const { valid, issues } = await client.read<{ valid: boolean; issues: readonly unknown[] }>(path, {
      method: 'POST',
    });
    return valid ? 0 : issues.length;
  };
  return (sent) => {
    const judged = known.get(sent.id) ?? judge(sent);
    known.set(sent.id, judged);
    return judged;
  };
}

function verdictCell(context: Context, errors: Promise<number>): HTMLElement {
  const cell = el('span', { 'aria-busy': 'true' }, '…');
  void errors.then(
    (count) => {
      cell.replaceChildren(
        count === 0
          ? chip(context, 'verdict.valid')
          : el('span', { class: 'chip bad' }, `✘ ${context.say('verdict.errors', { count })}`),
      );
      cell.removeAttribute('aria-busy');
    },
    () => cell.replaceChildren('–'),
  );
  return cell;
}

/** Keeps the documents with a verdict; the interface does not store it, because it depends on the day of reading. */
function ofVerdict(verdict: string, judge: Judge): (sent: Sent) => Promise<boolean> {
  return async (sent) => {
    try {
      return ((await judge(sent)) === 0) === (verdict === 'valid');
    } catch {
      return false;
    }
  };
}

/** The view of received documents. */
export const arrivedView: ShowView = (context) => {
  const { say, language } = context;
  return listView<Arrived>(context, 'arrived', 'noArrivals', [
    { name: say('seller'), cell: ({ sellerName }) => own(sellerName) },
    { name: say('issueDate'), class: 'day', cell: ({ issueDate }) => issueDate },
    {
      name: say('amount'),
      class: 'amount',
      cell: ({ totalPayableAmount, currency }) => money(totalPayableAmount, currency, language),
    },
    { name: say('receivedAt'), cell: ({ receivedAt }) => momentIn(receivedAt, language) },
    {
      name: say('status'),
      cell: ({ status, sameAs }) =>
        el(
          'span',
          {},
          chip(context, arrivedStatus(status)),
          sameAs !== null && el('span', { class: 'chip warn' }, `▲ ${say('repeated')}`),
        ),
    },
    { name: say('reporting'), cell: ({ reporting }) => chip(context, `reporting.${reporting.status}`) },
  ]);
};

async function listView<Item extends Listed>(
  context: Context,
  shelf: Shelf,
  none: TextName,
  columns: readonly Column<Item>[],
  isKept?: (item: Item) => Promise<boolean>,
): Promise<View> {
  const { say, route, may } = context;
  const offered = shelves[shelf].filter((kind) => may(`${kind}:read`));
  const kind = kindIn(shelf, route.steps[1] ?? '') ?? offered[0] ?? shelves[shelf][0];
  const page = await pageOf(context, kind, isKept);
  const isChoosable = shelf === 'documents' && page.items.length > 0;
  const selection = isChoosable ? selectionOf(context, kind, page.items) : undefined;
  const all: readonly Column<Item>[] = [
    {
      name: say('number'),
      cell: (item) =>
        el(
          'span',
          { class: 'number' },
          selection?.boxOf(item),
          el('a', { href: hashOf([shelf, kind, item.id]) }, own(item.invoiceNumber || '–')),
        ),
    },
    {
      name: say('type'),
      cell: ({ documentType }) => (isText(documentType) ? say(documentType) : documentType),
    },
    ...columns,
  ];
  const isFiltered = [...route.query.keys()].some((name) => name !== 'cursor');
  return {
    heading: say(shelf),
    content: [
      el(
        'div',
        { class: 'above' },
        kinds(context, shelf, kind, offered),
        shelf === 'documents' &&
          may('invoices:write') &&
          el(
            'span',
            { class: 'kinds' },
            el('a', { class: 'button', id: 'upload', href: hashOf([shelf, 'upload']) }, say('upload')),
            el(
              'a',
              {
                class: 'button',
                id: 'new-invoice',
                href: hashOf([shelf, 'invoices', newDocument, 'correct']),
              },
              `+ ${say('newInvoice')}`,
            ),
          ),
      ),
      filterForm(context, [shelf, kind], filtersOf(context, shelf, kind)),
      selection?.bar ?? '',
      page.items.length === 0
        ? emptyState(say(isFiltered ? 'nothingFound' : none))
        : tableOf(say(shelf), all, page.items),
      pager(context, { count: page.items.length, nextCursor: page.nextCursor }),
    ],
  };
}

/** The most pages to read in search of matching documents. */
const mostPages = 10;

/** A page of documents; with a filter, the matches of the first pages that have any. */
async function pageOf<Item extends Listed>(
  { client, route }: Context,
  kind: Kind,
  isKept: ((item: Item) => Promise<boolean>) | undefined,
): Promise<Page<Item>> {
  const query = new URLSearchParams([...route.query].map(([name, value]) => [name, sentAs(name, value)]));
  query.delete('verdict');
  for (let read = 1; ; read += 1) {
    const page = await client.read<Page<Item>>(`v1/${kind}?${query}`);
    if (isKept === undefined) return page;
    const kept = await Promise.all(page.items.map(isKept));
    const items = page.items.filter((_, at) => kept[at]);
    if (items.length > 0 || page.nextCursor === null || read === mostPages) return { ...page, items };
    query.set('cursor', page.nextCursor);
  }
}

/** Invoices or credit notes, which the interface lists separately. */
function kinds({ say }: Context, shelf: Shelf, shown: Kind, offered: readonly Kind[]): HTMLElement {
  return el(
    'nav',
    { class: 'kinds', 'aria-label': say('kind') },
    ...offered.map((kind) =>
      el(
        'a',
        {
          href: hashOf([shelf, kind]),
          class: 'button',
          id: `kind-${kind}`,
          'aria-current': kind === shown ? 'true' : undefined,
        },
        say(kind),
      ),
    ),
  );
}

function filtersOf({ say }: Context, shelf: Shelf, kind: Kind) {
  const any = ['', say('all')] as const;
  const arrivals = shownInbound.map(
    (status) => [status === 'Received' ? '' : status, say(arrivedStatus(status))] as const,
  );
  const types = typesOf(kind).map((type) => [type, say(type)] as const);
  const statuses = (['Draft', 'Pending', 'Sent', 'DeliveryFailed'] as const).map(
    (status) => [status, say(`status.${status}`)] as const,
  );
  return [
    { name: 'text', label: say('text') },
    { name: 'status', label: say('status'), choices: shelf === 'documents' ? [any, ...statuses] : arrivals },
    ...(shelf === 'documents'
      ? [
          {
            name: 'verdict',
            label: say('verdict'),
            choices: [any, ['valid', say('verdict.valid')], ['errors', say('verdict.withErrors')]] as const,
          },
          {
            name: 'exchange',
            isRare: true as const,
            label: say('exchange'),
            choices: [any, ...exchangeStatuses.map((status) => [status, say(`exchange.${status}`)] as const)],
          },
        ]
      : []),
    {
      name: 'reporting',
      isRare: true as const,
      label: say('reporting'),
      choices: [any, ...reportingStatuses.map((status) => [status, say(`reporting.${status}`)] as const)],
    },
    { name: 'documentType', isRare: true as const, label: say('type'), choices: [any, ...types] },
    { name: 'invoiceNumber', isRare: true as const, label: say('number') },
    { name: 'trn', isRare: true as const, label: say('trn') },
    ...(shelf === 'documents' ? [{ name: 'receiver', isRare: true as const, label: say('receiver') }] : []),
    {
      name: 'updatedSince',
      isRare: true as const,
      label: say('updatedSince'),
      type: 'datetime-local' as const,
    },
  ];
}

/** A time on the reader's clock, in the interface's form. */
function sentAs(name: string, value: string): string {
  if (name !== 'updatedSince') return value;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? value : at.toISOString();
}
