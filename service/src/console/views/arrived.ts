import { download, el, fileName, own, sentence } from 'pint-ae/internal/ui';
import type { PurchaseDocument } from '../../read/schemas.ts';
import type { Context, ShowView } from '../context.ts';
import { arrivedStatus, chip } from '../parts/chips.ts';
import { actionButton, backLink } from '../parts/controls.ts';
import { issueList } from '../parts/findings.ts';
import { type Kind, kindIn } from '../parts/listed.ts';
import { picturePart } from '../parts/picture.ts';
import { actions, card, factCard } from '../parts/table.ts';
import { code, money } from '../parts/written.ts';
import { hashOf } from '../route.ts';
import { track } from './document.ts';
import { historyPart } from './history.ts';
import { reviewPart } from './review.ts';

/** One document that has arrived. */
export const purchaseView: ShowView = async (context) => {
  const { say, named, client, route, language, may } = context;
  const kind = kindIn('arrived', route.steps[1] ?? '') ?? 'purchase-invoices';
  const path = `v1/${kind}/${encodeURIComponent(route.steps[2] ?? '')}`;
  const [shown, help] = await Promise.all([client.read<PurchaseDocument>(path), context.help()]);
  const { seller, currency } = shown;
  const saveUbl = async () => {
    const { text } = await client.ask(path, { accept: 'application/xml' });
    download(text, fileName(shown.invoiceNumber, 'xml'), 'application/xml');
  };
  return {
    heading: `${named(shown.documentType, '')} ${shown.invoiceNumber}`.trim(),
    content: [
      backLink(context, ['arrived', kind]),
      factCard(
        say('seller'),
        [
          [say('status'), chip(context, arrivedStatus(shown.status))],
          [say('seller'), own(seller.name)],
          [say('trn'), seller.trn === null ? null : code(seller.trn)],
          [say('participant'), seller.participantId === null ? null : code(seller.participantId)],
          [say('issueDate'), shown.issueDate],
          [say('dueDate'), shown.dueDate],
          [say('vat'), money(shown.totalVatAmount, currency, language)],
          [say('amount'), money(shown.totalPayableAmount, currency, language)],
        ],
        actions(actionButton(context, say('ubl'), saveUbl, { id: 'ubl' })),
      ),
      judgementPart(context, kind, shown, help),
      ...(shown.status === 'Received' ? [reviewPart(context, path, shown.review, may(`${kind}:write`))] : []),
      track(context, 'reporting', shown.reporting, help),
      picturePart(context, path, shown.invoiceNumber),
      historyPart(context, path, help),
    ],
  };
};

/** Tells whether to pay the invoice, and lists the findings on arrival. */
function judgementPart(
  context: Context,
  kind: Kind,
  { status, issues, warnings, answered, sameAs }: PurchaseDocument,
  help: Awaited<ReturnType<Context['help']>>,
): HTMLElement {
  const { say } = context;
  const found = [...issues, ...warnings];
  return card(
    'judgement',
    say('judgement'),
    status === 'DeliveryFailed' &&
      el(
        'div',
        { class: 'problem' },
        el('strong', {}, sentence(say('refusedArrival'))),
        el('p', {}, sentence(say(answered === null ? 'refusalNotSent' : 'refusalSent'))),
      ),
    sameAs !== null &&
      el(
        'p',
        { class: 'notice' },
        `▲ ${say('repeats')} `,
        el('a', { href: hashOf(['arrived', kind, sameAs]), id: 'first-copy' }, say('firstCopy')),
      ),
    found.length === 0 ? el('p', { class: 'quiet' }, say('noFindings')) : issueList(context, found, help),
  );
}
