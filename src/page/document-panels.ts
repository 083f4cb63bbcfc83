import type { Language } from '../core/messages/language.ts';
import type { Answerer } from '../ui/answering/asking.ts';
import type { ShownDocument, Source } from '../ui/answering/questions.ts';
import { byId, el, replaceIn } from '../ui/dom.ts';
import type { Texts } from '../ui/texts.ts';
import type { State } from '../ui/validating.ts';
import { totalsView } from '../ui/views/totals-view.ts';
import { keptLook } from './storage.ts';
import { offerTab } from './tabs.ts';
import { type InvoiceView, invoiceView } from './views/invoice-view.ts';
import { requestView } from './views/request-view.ts';
import type { UblView } from './views/ubl-view.ts';

interface Sources {
  readonly answerer: Answerer;
  readonly source: () => Source;
  readonly language: () => Language;
  readonly texts: () => Texts;
  readonly ubl: UblView;
  readonly putIn: (source: Source) => Promise<void>;
}

/** Shows the checked document: as an invoice, its totals, its UBL, and its request. */
export function documentPanels({ answerer, source, language, texts, ubl, putIn }: Sources) {
  let invoice: InvoiceView | undefined;

  /** Returns the reason why there is nothing to show; for a checked document, the given reason. */
  function absence(state: State, ofJudged: string): string {
    if (state.is === 'judged') return ofJudged;
    return state.is === 'empty' ? texts().outcomes.empty : '';
  }

  function viewOf({ facts }: ShownDocument): InvoiceView {
    const [shown, inLanguage] = [source(), language()];
    return invoiceView(
      (pageLanguage, extent) =>
        answerer.ask('render', {
          source: shown,
          language: inLanguage,
          pageLanguage,
          extent,
          look: keptLook(),
        }),
      facts.number,
      inLanguage,
      texts(),
    );
  }

  return {
    /** The current invoice, for printing. */
    invoice: () => invoice,
    show(state: State): void {
      const known = state.is === 'judged' ? state.examination : undefined;
      const quiet = (ofJudged: string) => el('p', { class: 'quiet' }, absence(state, ofJudged));
      const isUbl = known?.kind === 'ubl' && known.hasUbl;
      offerTab('request', isUbl);
      invoice = known?.hasUbl === true ? viewOf(known) : undefined;
      replaceIn(byId('panel-document'), invoice?.element ?? quiet(texts().noInvoice));
      replaceIn(
        byId('panel-totals'),
        known === undefined ? quiet('') : totalsView(known, language(), texts()),
      );
      replaceIn(
        byId('panel-request'),
        isUbl ? requestView(answerer.ask('readBack', { source: source() }), texts(), { open: putIn }) : '',
      );
      ubl.show(
        known?.hasUbl === true
          ? { hasUbl: true, number: known.facts.number }
          : { hasUbl: false, why: absence(state, texts().noUbl) },
      );
    },
  };
}
