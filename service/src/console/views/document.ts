import { applyEdits, findNodeAtLocation, format, parseTree } from 'jsonc-parser';
import { download, el, type FieldHelp, fileName, momentIn, own, sentence } from 'pint-ae/internal/ui';
import type { DocumentDetail, ValidationResult } from '../../read/schemas.ts';
import type { Context, ShowView } from '../context.ts';
import { chip } from '../parts/chips.ts';
import { actionButton, backLink } from '../parts/controls.ts';
import { issueList } from '../parts/findings.ts';
import { isOpen, type Kind, kindIn, type Listed, statusNameOf } from '../parts/listed.ts';
import { picturePart } from '../parts/picture.ts';
import { type Addressed, registrationPart } from '../parts/registration.ts';
import { actions, card, factCard } from '../parts/table.ts';
import { money, textInWords } from '../parts/written.ts';
import { hashOf } from '../route.ts';
import { attachmentsPart, type Naming } from './attachments.ts';
import { creditButton, listOfCredits } from './credit.ts';
import { historyPart } from './history.ts';

type Detail = Omit<DocumentDetail, 'document'> & { readonly document: Naming & Addressed['document'] };

/** One sent document, or one draft. */
export const documentView: ShowView = async (context) => {
  const { say, named, client, route, language, may } = context;
  const kind = kindIn('documents', route.steps[1] ?? '') ?? 'invoices';
  const id = route.steps[2] ?? '';
  const path = `v1/${kind}/${encodeURIComponent(id)}`;
  const [{ text }, help] = await Promise.all([client.ask(path), context.help()]);
  const shown: Detail = JSON.parse(text);
  const { status, exchange, reporting } = shown;
  if (status === 'Pending') refreshLater(context, path, text);
  const findings = el('div', { id: 'findings', 'aria-live': 'polite' });
  // A document that can still be submitted shows its errors at once, and cannot be submitted before they are fixed.
  const open = isOpen(status) ? await judged(context, path) : undefined;
  if (open !== undefined && !open.valid) findings.append(verdictPart(context, open, help));
  return {
    heading: `${named(shown.documentType, '')} ${shown.invoiceNumber}`.trim(),
    content: [
      backLink(context, ['documents', kind]),
      factCard(
        say('status'),
        [
          [say('status'), chip(context, statusNameOf(shown))],
          [say('seller'), own(shown.sellerName)],
          [say('buyer'), own(shown.buyerName)],
          [say('issueDate'), shown.issueDate],
          [say('dueDate'), shown.dueDate],
          [say('amount'), money(shown.totalPayableAmount, shown.currency, language)],
        ],
        open !== undefined && registrationPart(context, shown),
        // Problems of the other side appear at its track.
        shown.submissionError !== null &&
          exchange.issues.length === 0 &&
          el(
            'div',
            { class: 'problem' },
            el('strong', {}, say('failure')),
            el('p', {}, sentence(textInWords(shown.submissionError, '', help, language))),
          ),
        actions(
          ...(may(`${kind}:write`) ? changes(context, kind, id, shown, open?.valid ?? false) : []),
          // A sent invoice is credited instead of withdrawn.
          status === 'Sent' &&
            shown.documentType.endsWith('Invoice') &&
            may(`${listOfCredits(shown.documentType)}:write`) &&
            creditButton(context, requestIn(text), shown.documentType),
          actionButton(
            context,
            say('check'),
            async () => findings.replaceChildren(verdictPart(context, await judged(context, path), help)),
            { id: 'check' },
          ),
          actionButton(context, say('evidence'), () => save(context, `${path}/evidence`, shown, 'zip'), {
            id: 'evidence',
          }),
          actionButton(context, say('ubl'), () => save(context, path, shown, 'xml'), { id: 'ubl' }),
          actionButton(context, say('refresh'), context.reload, { id: 'refresh' }),
        ),
        findings,
      ),
      el(
        'div',
        { class: 'tracks' },
        track(context, 'exchange', exchange, help),
        track(context, 'reporting', reporting, help),
      ),
      picturePart(context, path, shown.invoiceNumber),
      attachmentsPart(context, shown.document),
      historyPart(context, path, help),
      el(
        'section',
        { class: 'card' },
        el(
          'details',
          {},
          el('summary', {}, say('request')),
          el('pre', { class: 'request', tabindex: '0', dir: 'ltr' }, requestIn(text)),
        ),
      ),
    ],
  };
};

/**
 * Returns the request of a document as it was sent, with every digit: it is never parsed into JavaScript numbers. A
 * request on a single line is broken into several.
 */
export function requestIn(detail: string): string {
  const root = parseTree(detail);
  const node = root && findNodeAtLocation(root, ['document']);
  if (node === undefined) return '';
  const text = detail.slice(node.offset, node.offset + node.length);
  if (text.includes('\n')) return text;
  return applyEdits(text, format(text, undefined, { insertSpaces: true, tabSize: 2 }));
}

function changes(context: Context, kind: Kind, id: string, shown: Detail, isValid: boolean): HTMLElement[] {
  const { status, reporting, submissionError } = shown;
  const { say, client } = context;
  const path = `v1/${kind}/${encodeURIComponent(id)}`;
  // A refused document is rarely correct without a change.
  const isRefused = status === 'DeliveryFailed' || submissionError !== null || !isValid;
  const post = (what: 'submit' | 'report', done: 'submitted' | 'reportedAgain') => async () => {
    await client.ask(`${path}/${what}`, { method: 'POST' });
    await context.done(say(done));
  };
  const name = say(status === 'Draft' ? 'submit' : 'submitAgain');
  return [
    ...(isOpen(status)
      ? [
          el(
            'a',
            {
              href: hashOf(['documents', kind, id, 'correct']),
              class: isRefused ? 'button primary' : 'button',
              id: 'correct',
            },
            say('correct'),
          ),
          ...(isValid
            ? [
                actionButton(context, name, post('submit', 'submitted'), {
                  id: 'submit',
                  question: submitQuestion(context, shown),
                  ...(isRefused ? {} : { kind: 'primary' as const }),
                }),
              ]
            : []),
        ]
      : []),
    ...(status === 'Sent' && ['rejected', 'notReported'].includes(reporting.status)
      ? [actionButton(context, say('reportAgain'), post('report', 'reportedAgain'), { id: 'report' })]
      : []),
  ];
}

/** The verdict on the current version of a document. */
export function judged({ client }: Context, path: string): Promise<ValidationResult> {
  return client.read(`${path}/validate`, { method: 'POST' });
}

/** Asks for confirmation before a document is sent, with its main facts. */
export function submitQuestion(
  { say, language }: Context,
  { invoiceNumber, buyerName, totalPayableAmount, currency }: Listed,
): string {
  const shown = money(totalPayableAmount, currency, language);
  const amount = typeof shown === 'string' ? shown : (shown.textContent ?? '');
  return say('submitQuestion', { number: invoiceNumber, buyer: buyerName, amount });
}

function verdictPart(context: Context, found: ValidationResult, help: FieldHelp | undefined): HTMLElement {
  const { say } = context;
  const issues = [...found.issues, ...found.warnings];
  return el(
    'div',
    {},
    el(
      'p',
      { class: found.valid ? 'chip good' : 'chip bad' },
      `${found.valid ? '✓' : '✘'} ${say(found.valid ? 'noFindings' : 'invalid')}`,
    ),
    issueList(context, issues, help),
    el(
      'ul',
      {},
      ...found.adjustments.map(({ path: at, sent, written, why }) =>
        el(
          'li',
          {},
          el('code', {}, at),
          ' ',
          sentence(say('adjustment', { sent, written: written ?? say('leftOut'), why })),
        ),
      ),
    ),
  );
}

async function save(
  { client }: Context,
  path: string,
  { invoiceNumber }: Listed,
  ending: 'zip' | 'xml',
): Promise<void> {
  const type = `application/${ending}`;
  const bytes = await (await client.file(path, type)).arrayBuffer();
  download(new Uint8Array(bytes), fileName(invoiceNumber, ending), type);
}

export function track(
  context: Context,
  name: 'exchange' | 'reporting',
  { status, at, code, issues }: Detail['exchange'] | Detail['reporting'],
  help: FieldHelp | undefined,
): HTMLElement {
  const { say, language } = context;
  return card(
    `track-${name}`,
    say(name),
    el(
      'p',
      {},
      chip(context, `${name}.${status}`),
      ' ',
      at !== null && el('span', { class: 'quiet' }, momentIn(at, language)),
      code !== null && el('span', { class: 'quiet' }, ' · ', say('answered', { code })),
    ),
    issues.length > 0 && issueList(context, issues, help),
  );
}

const secondsBetweenLooks = 3;

/** A message on its way is sent in a moment. The view is shown again only after a change. */
function refreshLater(context: Context, path: string, shown: string): void {
  const { client, left, reload } = context;
  const look = async () => {
    const text = await client.ask(path, { signal: left }).then(
      (answered) => answered.text,
      () => undefined,
    );
    if (left.aborted) return;
    if (text === shown) refreshLater(context, path, shown);
    else await reload();
  };
  const timer = setTimeout(() => void look(), secondsBetweenLooks * 1000);
  left.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
