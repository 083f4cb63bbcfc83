import { el, momentIn, own } from 'pint-ae/internal/ui';
import type { DocumentSummary, PurchaseSummary } from '../../read/schemas.ts';
import { shownInbound } from '../../track/states.ts';
import { exchangeStatuses, reportingStatuses } from '../../track/tracks.ts';
import type { Page } from '../client.ts';
import type { Context, ShowView, View } from '../context.ts';
import { arrivedStatus, chip } from '../parts/chips.ts';
import { type FilterField, filterForm } from '../parts/controls.ts';
import {
  type Kind,
  kindIn,
  type Listed,
  newDocument,
  type Shelf,
  shelves,
  statusNameOf,
} from '../parts/listed.ts';
import { type Column, pagedTable } from '../parts/table.ts';
import { money } from '../parts/written.ts';
import { hashOf } from '../route.ts';
import type { TextName } from '../texts.ts';
import { judged } from './document.ts';
import { selectionOf } from './many.ts';

/** The lists of the company's sent documents and drafts. */
export const documentsView: ShowView = (context) => {
  const { say } = context;
  const judge = judgeBy(context);
  const verdict = context.route.query.get('verdict');
  const isKept = verdict === null ? undefined : ofVerdict(verdict, judge);
  const columns: readonly Column<DocumentSummary>[] = [
    { name: say('buyer'), cell: ({ buyerName }) => own(buyerName) },
    ...dayAndAmount(context),
    { name: say('status'), cell: (sent) => chip(context, statusNameOf(sent)) },
    { name: say('verdict'), cell: (sent) => verdictCell(context, judge(sent)) },
    { name: say('exchange'), cell: ({ exchange }) => chip(context, `exchange.${exchange.status}`) },
    { name: say('reporting'), cell: ({ reporting }) => chip(context, `reporting.${reporting.status}`) },
  ];
  return listView<DocumentSummary>(context, 'documents', 'noDocuments', columns, isKept);
};

const dayAndAmount = ({ say, language }: Context): readonly Column<Listed>[] => [
  { name: say('issueDate'), class: 'day', cell: ({ issueDate }) => issueDate },
  {
    name: say('amount'),
    class: 'amount',
    cell: ({ totalPayableAmount, currency }) => money(totalPayableAmount, currency, language),
  },
];

/** Checks documents while their list is read, each once; a sent document was valid. Returns the number of errors. */
type Judge = (sent: DocumentSummary) => Promise<number>;

function judgeBy(context: Context): Judge {
  const known = new Map<string, Promise<number>>();
  const judge = async (sent: DocumentSummary) => {
    if (sent.status === 'Sent') return 0;
    const kind = sent.documentType.endsWith('CreditNote') ? 'credit-notes' : 'invoices';
    const path = `v1/${kind}/${encodeURIComponent(sent.id)}`;
    const { valid, issues } = await judged(context, path);
    return valid ? 0 : issues.length;
  };
  return (sent) => {
    const errors = known.get(sent.id) ?? judge(sent);
    known.set(sent.id, errors);
    return errors;
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
function ofVerdict(verdict: string, judge: Judge): (sent: DocumentSummary) => Promise<boolean> {
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
  return listView<PurchaseSummary>(context, 'arrived', 'noArrivals', [
    { name: say('seller'), cell: ({ sellerName }) => own(sellerName) },
    ...dayAndAmount(context),
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
  const { say, named, route, may } = context;
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
      cell: ({ documentType }) => named(documentType, documentType),
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
      ...pagedTable(context, shelf, isFiltered ? 'nothingFound' : none, all, page),
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
  const query = new URLSearchParams(route.query);
  query.delete('verdict');
  // A time on the reader's clock, in the interface's form.
  const since = new Date(query.get('updatedSince') ?? '');
  if (!Number.isNaN(since.getTime())) query.set('updatedSince', since.toISOString());
  for (let read = 1; ; read += 1) {
    const page = await client.read<Page<Item>>(`v1/${kind}?${query}`);
    if (isKept === undefined) return page;
    const kept = await Promise.all(page.items.map(isKept));
    const items = page.items.filter((_, at) => kept[at]);
    if (items.length > 0 || page.nextCursor === null || read === mostPages) return { ...page, items };
    query.set('cursor', page.nextCursor);
  }
}

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

function filtersOf({ say, named }: Context, shelf: Shelf, kind: Kind): FilterField[] {
  const any = ['', say('all')] as const;
  const arrivals = shownInbound.map(
    (status) => [status === 'Received' ? '' : status, say(arrivedStatus(status))] as const,
  );
  const type = kind.endsWith('invoices') ? 'Invoice' : 'CreditNote';
  const types = [type, `SelfBilling${type}`].map((each) => [each, named(each, each)] as const);
  const statuses = (['Draft', 'Pending', 'Sent', 'DeliveryFailed'] as const).map(
    (status) => [status, say(`status.${status}`)] as const,
  );
  const ofSent: FilterField[] = [
    {
      name: 'verdict',
      label: say('verdict'),
      choices: [any, ['valid', say('verdict.valid')], ['errors', say('verdict.withErrors')]],
    },
    {
      name: 'exchange',
      isRare: true,
      label: say('exchange'),
      choices: [any, ...exchangeStatuses.map((status) => [status, say(`exchange.${status}`)] as const)],
    },
  ];
  const isSent = shelf === 'documents';
  return [
    { name: 'text', label: say('text') },
    { name: 'status', label: say('status'), choices: isSent ? [any, ...statuses] : arrivals },
    ...(isSent ? ofSent : []),
    {
      name: 'reporting',
      isRare: true,
      label: say('reporting'),
      choices: [any, ...reportingStatuses.map((status) => [status, say(`reporting.${status}`)] as const)],
    },
    { name: 'documentType', isRare: true, label: say('type'), choices: [any, ...types] },
    { name: 'invoiceNumber', isRare: true, label: say('number') },
    { name: 'trn', isRare: true, label: say('trn') },
    ...(isSent ? [{ name: 'receiver', isRare: true as const, label: say('receiver') }] : []),
    { name: 'updatedSince', isRare: true, label: say('updatedSince'), type: 'datetime-local' },
  ];
}
