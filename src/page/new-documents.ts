import type { Language } from '../core/messages/language.ts';
import { localDay } from '../report/local-day.ts';
import type { Answerer } from '../ui/answering/asking.ts';
import type { Source } from '../ui/answering/questions.ts';
import { askForCreditNote } from '../ui/credit-note-dialog.ts';
import { byId } from '../ui/dom.ts';
import { blankRequest } from '../ui/form/blank.ts';
import { codesOf, type FieldHelp } from '../ui/help/field-of-help.ts';
import type { Texts } from '../ui/texts.ts';
import { keptCompany } from './kept-company.ts';

interface Beginning {
  readonly answerer: Answerer;
  readonly source: () => Source;
  /** Facts about the fields, once the page has them. */
  readonly help: () => Promise<FieldHelp | undefined>;
  readonly currency: string;
  readonly language: () => Language;
  readonly texts: () => Texts;
  /** Shows it as a form. */
  readonly show: (document: string) => Promise<void>;
}

/** Returns the beginnings of a document: blank, a credit note for the open one, or read from its UBL. */
export function beginningsOf({ answerer, source, help, currency, language, texts, show }: Beginning) {
  return {
    async blank(): Promise<void> {
      const open = source();
      const known = await help();
      // Input in the meantime belongs to the user.
      if (known === undefined || source() !== open) return;
      const company = keptCompany();
      const issueDate = localDay(new Date());
      const { party: issuer, payment = {} } = company ?? {};
      await show(blankRequest(known, { issueDate, currency, issuer, payment }));
    },
    async creditNote(): Promise<void> {
      const credited = source();
      const invoice = await answerer.ask('creditable', { source: credited }).catch(() => undefined);
      if (invoice === undefined) return;
      const made = await askForCreditNote({
        texts: texts(),
        invoice,
        today: localDay(new Date()),
        language: language(),
        reasons: codesOf(await help(), 'creditNoteReasonCode'),
        make: (facts) =>
          answerer
            .ask('creditNote', { source: credited, facts, language: language() })
            .catch(() => undefined),
      });
      if (made === undefined) return;
      void show(made.text);
      byId('told').textContent = made.leftOut.length === 0 ? '' : texts().creditNoteLeftOut(made.leftOut);
    },
    async readBack(): Promise<void> {
      const read = source();
      const { text } = await answerer.ask('readBack', { source: read }).catch(() => ({ text: undefined }));
      if (text !== undefined && source() === read) await show(text);
    },
  };
}
