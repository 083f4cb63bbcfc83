import { amount as amountText, download, el, own } from 'pint-ae/internal/ui';
import type { Statement } from '../../statements/operations.ts';
import type { Context, ShowView } from '../context.ts';
import { actionButton, filterForm } from '../parts/controls.ts';
import { emptyState } from '../parts/states.ts';
import { actions, factsOf, tableOf } from '../parts/table.ts';
import { code } from '../parts/written.ts';
import { hashOf } from '../route.ts';
import type { TextName } from '../texts.ts';

type Counted = Statement['documents'][number];
type OneTracked = Statement['oneTrack']['documents'][number];
type Unsent = Statement['notSent']['documents'][number];

const files = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
const dubaiOffset = 4 * 3_600_000;

/** The books of a month or quarter: its documents, their VAT by box, and facts that documents do not contain. */
export const booksView: ShowView = async (context) => {
  const { say, client, route, language } = context;
  const month = route.query.get('month') ?? new Date(Date.now() + dubaiOffset).toISOString().slice(0, 7);
  const months = route.query.get('months') === '3' ? '3' : '1';
  const path = `v1/statements/${encodeURIComponent(month)}?months=${months}`;
  const { documents, oneTrack, notSent, figures, roundings, notes, notCounted, notTold, dueOn } =
    await client.read<Statement>(path);
  route.query.set('month', month);
  route.query.set('months', months);
  const save = (ending: keyof typeof files) =>
    actionButton(
      context,
      say('saveAs', { format: ending.toUpperCase() }),
      async () => {
        const file = await client.file(`${path}&format=${ending}`, files[ending]);
        download(new Uint8Array(await file.arrayBuffer()), `statement-${month}.${ending}`, files[ending]);
      },
      { id: `save-${ending}` },
    );
  const part = (name: TextName, ...content: readonly (Node | string)[]) =>
    el('section', {}, el('h3', {}, say(name)), ...content);
  const amount = { class: 'amount' } as const;
  const amountIn = (text: string) => own(amountText(text, language));
  return {
    heading: say('books'),
    content: [
      filterForm(
        context,
        ['books'],
        [
          { name: 'month', label: say('month'), type: 'month' },
          {
            name: 'months',
            label: say('months'),
            choices: [
              ['1', say('months.1')],
              ['3', say('months.3')],
            ],
          },
        ],
      ),
      documents.length === 0 ? emptyState(say('noBooks')) : actions(save('csv'), save('xlsx')),
      part(
        'vatReturn',
        el('p', {}, say('noReturn', { day: dueOn })),
        tableOf<Statement['figures'][number]>(
          say('vatReturn'),
          [
            { name: say('box'), cell: ({ box }) => box ?? '–' },
            { name: say('name'), cell: ({ name }) => name },
            { name: say('net'), ...amount, cell: ({ taxableAmount }) => amountIn(taxableAmount) },
            {
              name: say('vat'),
              ...amount,
              cell: ({ taxAmount }) => (taxAmount === null ? '–' : amountIn(taxAmount)),
            },
            { name: say('documents'), ...amount, cell: ({ documents: count }) => String(count) },
          ],
          figures,
        ),
        el(
          'ul',
          {},
          ...notes.map(({ message, documents: those }) =>
            el('li', {}, message, ' ', own(those.map(({ invoiceNumber }) => invoiceNumber).join(', '))),
          ),
        ),
      ),
      part('documents', countsOf(context, documents)),
      ...(oneTrack.count === 0
        ? []
        : [
            part(
              'onOneTrack',
              tableOf<OneTracked>(
                say('onOneTrack'),
                [
                  { name: say('number'), cell: ({ invoiceNumber }) => own(invoiceNumber) },
                  ...tracks(context),
                ],
                oneTrack.documents,
              ),
            ),
          ]),
      ...(roundings.count === 0 ? [] : [part('rounding', roundingsOf(context, roundings.documents))]),
      ...(notSent.count === 0 ? [] : [part('notCounted.notSent', ...unsentOf(context, notSent))]),
      part(
        'notCounted',
        factsOf(
          (['notSent', 'refused', 'repeated'] as const).map(
            (name) => [say(`notCounted.${name}`), String(notCounted[name])] as const,
          ),
        ),
      ),
      part('notTold', el('ul', {}, ...notTold.map(({ message }) => el('li', {}, message)))),
    ],
  };
};

type Tracked = Pick<Counted, 'exchangeStatus' | 'reportingStatus'>;

const tracks = ({ say }: Context) => [
  {
    name: say('exchange'),
    cell: ({ exchangeStatus }: Tracked) => say(`exchange.${exchangeStatus}`),
  },
  {
    name: say('reporting'),
    cell: ({ reportingStatus }: Tracked) => say(`reporting.${reportingStatus}`),
  },
];

function countsOf(context: Context, documents: readonly Counted[]): HTMLElement {
  const { say, named } = context;
  return tableOf<Counted>(
    say('documents'),
    [
      { name: say('kind'), cell: ({ kind }) => say(`${kind}s`) },
      { name: say('direction'), cell: ({ direction }) => say(`direction.${direction}`) },
      { name: say('status'), cell: ({ status }) => named(`status.${status}`, status) },
      ...tracks(context),
      { name: say('documents'), class: 'amount', cell: ({ count }) => String(count) },
    ],
    documents,
  );
}

/** Documents that were issued but not sent, each with its link, and their sums. */
function unsentOf(
  { say, named, language }: Context,
  { documents, totals }: Statement['notSent'],
): HTMLElement[] {
  const amountOf = ({ payableAmount, currency }: Pick<Unsent, 'payableAmount' | 'currency'>) =>
    payableAmount === null ? '–' : own(`${amountText(payableAmount, language)} ${currency}`);
  return [
    tableOf<Unsent>(
      say('notCounted.notSent'),
      [
        {
          name: say('number'),
          cell: ({ id, kind, invoiceNumber }) =>
            el('a', { href: hashOf(['documents', `${kind}s`, id]) }, own(invoiceNumber || '–')),
        },
        { name: say('buyer'), cell: ({ partyName }) => own(partyName) },
        { name: say('trn'), cell: ({ partyTrn }) => code(partyTrn) },
        { name: say('status'), cell: ({ status }) => named(`status.${status}`, status) },
        { name: say('amount'), class: 'amount', cell: amountOf },
      ],
      documents,
    ),
    factsOf(totals.map((total) => [`${say('total')} · ${say(`${total.kind}s`)}`, amountOf(total)])),
  ];
}

function roundingsOf({ say }: Context, documents: Statement['roundings']['documents']): HTMLElement {
  const each = documents.flatMap(({ invoiceNumber, roundings }) =>
    roundings.map((rounding) => ({ invoiceNumber, ...rounding })),
  );
  return tableOf<(typeof each)[number]>(
    say('rounding'),
    [
      { name: say('number'), cell: ({ invoiceNumber }) => own(invoiceNumber) },
      { name: say('amount'), class: 'amount', cell: ({ amount, currency }) => `${amount} ${currency}` },
      { name: say('message'), cell: ({ message }) => message },
    ],
    each,
  );
}
