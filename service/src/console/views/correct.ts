import {
  blankRequest,
  changedText,
  createForm,
  dataOf,
  el,
  type FieldHelp,
  localDay,
  missingList,
  nothingMissing,
  type PageFacts,
  readRequestText,
  type State,
  texts,
  validatingBy,
  valueIn,
} from 'pint-ae/internal/ui';
import type { DocumentSummary } from '../../read/schemas.ts';
import { Refusal } from '../client.ts';
import type { Context, ShowView } from '../context.ts';
import { actionButton, isConfirmed } from '../parts/controls.ts';
import { type Issue, issueList } from '../parts/findings.ts';
import { judgingBy } from '../parts/judging.ts';
import { kindIn, lastInvoice, newDocument } from '../parts/listed.ts';
import { type Addressed, registrationWarning } from '../parts/registration.ts';
import { actions, card } from '../parts/table.ts';
import { hashOf } from '../route.ts';
import { judged, requestIn, submitQuestion } from './document.ts';

/** A document as a form or as text, checked by the rules as the user types; it can be saved, or saved and submitted. */
export const correctView: ShowView = async (context) => {
  const { say, client, route, language } = context;
  const kind = kindIn('documents', route.steps[1] ?? '') ?? 'invoices';
  const id = route.steps[2] ?? '';
  let path = `v1/${kind}/${encodeURIComponent(id)}`;
  const isNew = id === newDocument;
  const help = await context.help();
  const { text: detail, etag } = isNew ? { text: '{}', etag: '' } : await client.ask(path);
  const { invoiceNumber } = JSON.parse(detail);
  let text = isNew ? await beginning(context, help) : requestIn(detail);
  let saved = text;
  context.askWhile(() => text !== saved);

  const area = el('textarea', {
    id: 'request-text',
    'aria-label': say('asText'),
    spellcheck: 'false',
    dir: 'ltr',
    hidden: true,
  });
  area.value = text;
  const formParent = el('div', { class: 'form', id: 'request-form' });
  const findings = el('div', { id: 'live', 'aria-live': 'polite' });
  const refused = el('div', { id: 'refused' });
  /** The verdict in one word, always visible while editing. */
  const verdict = el('span', { id: 'verdict-now', class: 'chip' });
  const form = createForm({
    parent: formParent,
    text: () => text,
    write(after) {
      text = after;
      area.value = after;
      changed();
    },
    help: () => help,
    texts: () => texts[language],
    language: () => language,
    besideSection: () => [],
    otherwise: () => [el('p', { class: 'quiet' }, texts[language].form.notARequest)],
  });
  const validating = validatingBy(
    judgingBy(context, help),
    () => language,
    showState,
    () => {},
  );
  area.addEventListener('input', () => {
    text = area.value;
    changed();
  });

  /** The notes for the current text. */
  let told: readonly Issue[] = [];
  /** The reason why the service has not submitted the saved document; undefined after a change. */
  let unsubmitted: readonly Issue[] | undefined;

  function changed(): void {
    unsubmitted = undefined;
    showRefused();
    validating.changed(source, text.length);
  }

  const source = () => {
    const request = kind === 'credit-notes' ? readRequestText(text) : undefined;
    if (request === undefined || valueIn(request, 'documentType') === 'CreditNote') return text;
    // The service takes every document in the list of credit notes for one, whatever its type.
    return changedText(text, [{ path: 'documentType', value: 'CreditNote' }]);
  };

  /** Shows that the document is not submitted, and the reasons that are not shown above. */
  function showRefused(): void {
    refused.replaceChildren();
    if (unsubmitted === undefined) return;
    const others = unsubmitted.filter(
      ({ rule, path: at, severity }) =>
        !told.some((each) => each.rule === rule && each.path === at && each.severity === severity),
    );
    refused.append(
      el('div', { class: 'problem', role: 'alert' }, el('strong', {}, `✘ ${say('stillWrong')}`)),
      ...(others.length === 0 ? [] : [issueList(context, others, help, goTo)]),
    );
  }

  function showState(state: State): void {
    if (state.is !== 'judged') {
      told = [];
      verdict.replaceChildren(state.is === 'failed' ? state.reason : say('judging'));
      verdict.className = 'chip';
      findings.replaceChildren(
        el('p', { class: 'quiet' }, state.is === 'failed' ? state.reason : say('judging')),
      );
      return;
    }
    form.show(state.examination);
    const missing = isNew && area.hidden ? form.missing() : nothingMissing;
    told = state.examination.findings
      .filter((finding) => finding.severity !== 'information' && !missing.covers(finding))
      .map(({ rule, severity, path: at, inWords: { message, hint } }) => ({
        rule,
        severity,
        path: at,
        message,
        hint,
      }));
    const errors = told.filter(({ severity }) => severity === 'error').length;
    const open = missing.fields.length;
    const [tone, words] =
      errors > 0
        ? ['bad', `✘ ${say('verdict.errors', { count: errors })}`]
        : open > 0
          ? ['warn', `○ ${say('verdict.missing', { count: open })}`]
          : ['good', `✓ ${say('verdict.valid')}`];
    verdict.replaceChildren(words ?? '');
    verdict.className = `chip ${tone}`;
    findings.replaceChildren(
      missingList(missing, texts[language], goTo),
      told.length === 0 && missing.fields.length > 0
        ? ''
        : told.length === 0
          ? el('p', { class: 'chip good' }, `✓ ${say('noFindings')}`)
          : issueList(context, told, help, goTo),
    );
    if (unsubmitted !== undefined) showRefused();
  }

  /** Jumps to the field of a finding, or to its line in the text. */
  function goTo(at: string): void {
    if (area.hidden && form.goTo(at)) return;
    setView(false);
    area.focus();
  }

  const views = [true, false].map((isForm) =>
    el(
      'button',
      {
        type: 'button',
        id: isForm ? 'as-form' : 'as-text',
        'aria-pressed': String(isForm),
        onclick: () => setView(isForm),
      },
      say(isForm ? 'asForm' : 'asText'),
    ),
  );
  function setView(isForm: boolean): void {
    area.hidden = isForm;
    formParent.hidden = !isForm;
    for (const [index, button] of views.entries())
      button.setAttribute('aria-pressed', String((index === 0) === isForm));
    if (isForm) form.refresh();
  }

  let state = etag;
  const save = async () => {
    unsubmitted = undefined;
    showRefused();
    const sent = text;
    const headers = { 'If-Match': state.replace(/^W\//, '') };
    try {
      const kept = await (state === ''
        ? client.ask(`v1/${kind}`, { method: 'POST', body: sent })
        : client.ask(path, { method: 'PUT', body: sent, headers }));
      if (state === '') path = `v1/${kind}/${encodeURIComponent(JSON.parse(kept.text).id)}`;
      state = kept.etag;
      saved = sent;
    } catch (error) {
      if (error instanceof Refusal && error.status === 412)
        throw new Refusal(412, say('changedMeanwhile'), { traceId: error.traceId });
      if (!(error instanceof Refusal && error.status === 422)) throw error;
      // The faults of fields that already show a finding are left out.
      const shown = new Set(told.filter(({ severity }) => severity === 'error').map((each) => each.path));
      const errors = error.errors.filter(({ field }) => !shown.has(field));
      throw new Refusal(error.status, error.message, { errors, traceId: error.traceId });
    }
  };
  const leave = (done: string) => {
    context.tell(done);
    location.hash = hashOf(['documents', kind, path.slice(path.lastIndexOf('/') + 1)]);
  };
  const keep = async () => {
    await save();
    leave(say('saved'));
  };
  const submit = async () => {
    await save();
    const { valid, issues } = await judged(context, path);
    if (!valid) {
      unsubmitted = issues;
      showRefused();
      return;
    }
    const shown = await client.read<DocumentSummary & Addressed>(path);
    const warning = await registrationWarning(context, shown);
    const question = `${submitQuestion(context, shown)} ${warning}`.trim();
    if (!(await isConfirmed(context, question, say('submit')))) return;
    await client.ask(`${path}/submit`, { method: 'POST' });
    leave(say('submitted'));
  };
  form.refresh();
  validating.validate(source());
  return {
    heading: isNew ? say('newInvoice') : say('correcting', { number: invoiceNumber }),
    content: [
      el(
        'div',
        { class: 'card' },
        el('div', { role: 'group', class: 'switch', 'aria-label': say('howShown') }, ...views),
        formParent,
        area,
      ),
      card('live-heading', say('whileYouType'), findings),
      el(
        'div',
        { class: 'card stays' },
        refused,
        actions(
          verdict,
          actionButton(context, say('saveAndSubmit'), submit, { id: 'save-submit', kind: 'primary' }),
          actionButton(context, say('save'), keep, { id: 'save' }),
          el(
            'a',
            { href: hashOf(['documents', kind, ...(isNew ? [] : [id])]), class: 'button', id: 'leave' },
            say('cancel'),
          ),
        ),
      ),
    ],
  };
};

/** The text of a new invoice, with the seller of the previous invoice, if there is one. */
async function beginning({ client }: Context, help: FieldHelp | undefined): Promise<string> {
  if (help === undefined) return '{}';
  const { seller, paymentBankAccount } = (await lastInvoice(client)) ?? {};
  return blankRequest(help, {
    issueDate: localDay(new Date()),
    currency: dataOf<PageFacts>('page-facts').currency,
    issuer: seller === undefined ? undefined : { ...seller },
    payment: paymentBankAccount === undefined ? {} : { paymentBankAccount },
  });
}
