import type { Completion, CompletionContext } from '@codemirror/autocomplete';
import { EditorState, type Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip, type Tooltip } from '@codemirror/view';
import { isXmlText } from '../../intake/unwrap.ts';
import { el } from '../../ui/dom.ts';
import type { UblExplanation, UblOffer } from '../../ui/help/ubl-help.ts';
import { longText } from '../editor/long-text.ts';

/** Knows the allowed content, and the present content, at a place of a UBL document. */
export interface UblKnowledge {
  readonly offer: (text: string, position: number) => Promise<UblOffer | undefined>;
  readonly explain: (text: string, position: number) => Promise<UblExplanation | undefined>;
}

/** Completion of UBL elements, attributes and codes, and hover texts for them. */
export function ublHelpOf({ offer, explain }: UblKnowledge): Extension {
  const completion = {
    autocomplete: async ({ state, pos, explicit }: CompletionContext) => {
      const text = shortUblIn(state);
      if (text === undefined || (!explicit && !/[\w<":]/.test(text[pos - 1] ?? ''))) return null;
      const offered = await offer(text, pos).catch(() => undefined);
      if (offered === undefined || (!explicit && offered.typed === '' && offered.in !== 'value')) return null;
      return {
        from: pos - offered.typed.length,
        options: offered.options.map(({ name, detail, description, isUsual }, index): Completion => {
          const label = offered.in === 'element' ? `<${name}` : name;
          return {
            label,
            displayLabel: name,
            detail,
            // In the order of UBL; elements that this specification writes come first.
            boost: (isUsual ? 50 : 0) - (49 * index) / offered.options.length,
            type: offered.in === 'value' ? 'enum' : 'property',
            ...(description === '' ? {} : { info: description }),
            ...(offered.in === 'value' ? {} : { apply: inserting(offered.in, name) }),
          };
        }),
        validFor: /^[^\s>"]*$/,
      };
    },
  };
  const tooltip = async ({ state }: EditorView, position: number): Promise<Tooltip | null> => {
    const text = shortUblIn(state);
    const told = text === undefined ? undefined : await explain(text, position).catch(() => undefined);
    return told === undefined || state.doc.length < told.to
      ? null
      : {
          pos: told.from,
          end: told.to,
          create: () => ({
            dom: el(
              'div',
              {},
              el('p', {}, el('strong', {}, told.title)),
              told.description === '' ? undefined : el('p', {}, told.description),
            ),
          }),
        };
  };
  return [EditorState.languageData.of(() => [completion]), hoverTooltip(tooltip)];
}

function shortUblIn(state: EditorState): string | undefined {
  if (state.doc.length > longText) return undefined;
  const text = state.sliceDoc();
  return isXmlText(text) ? text : undefined;
}

/** Inserts a whole element or attribute, with the cursor where its content belongs. */
function inserting(place: 'element' | 'tag', name: string) {
  const [start, end] = place === 'element' ? [`<${name}>`, `</${name}>`] : [`${name}="`, '"'];
  return (view: EditorView, _: Completion, from: number, to: number): void => {
    const isClosed = place === 'element' && view.state.sliceDoc(to, to + 1) === '>';
    view.dispatch({
      changes: { from, to: isClosed ? to + 1 : to, insert: start + end },
      selection: { anchor: from + start.length },
      userEvent: 'input.complete',
    });
  };
}
