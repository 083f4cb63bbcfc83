import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { EditorState, type Extension } from '@codemirror/state';
import { hoverTooltip, type Tooltip } from '@codemirror/view';
import { getLocation, type Location } from 'jsonc-parser';
import { isXmlText } from '../../intake/unwrap.ts';
import { el } from '../../ui/dom.ts';
import {
  type FieldHelp,
  fieldOf,
  type ObjectHelp,
  type OneFieldHelp,
  objectOf,
} from '../../ui/help/field-of-help.ts';

/** Each completion or hover scans the text up to its place, which takes too long in a longer document. */
const longest = 2_000_000;

/** Completion of fields and codes, and hover texts for them; `help` may be loaded later. */
export function helpOf(help: () => FieldHelp | undefined): Extension {
  // The same object every time: the editor identifies sources by identity.
  const completion = { autocomplete: (context: CompletionContext) => completionsAt(context, help()) };
  return [
    EditorState.languageData.of(() => [completion]),
    hoverTooltip((view, position) => tooltipAt(view.state, position, help())),
  ];
}

function locationAt(state: EditorState, position: number): Location | undefined {
  if (state.doc.length > longest) return undefined;
  const text = state.sliceDoc();
  return isXmlText(text) ? undefined : getLocation(text, position);
}

function completionsAt(
  { state, pos, explicit }: CompletionContext,
  help: FieldHelp | undefined,
): CompletionResult | null {
  if (help === undefined) return null;
  const location = locationAt(state, pos);
  if (location === undefined) return null;
  const { isAtPropertyKey, previousNode } = location;
  const isInToken =
    previousNode !== undefined &&
    pos > previousNode.offset &&
    pos <= previousNode.offset + previousNode.length;
  if (!explicit && !isInToken) return null;
  const range = isInToken
    ? { from: previousNode.offset, to: previousNode.offset + previousNode.length }
    : { from: pos, to: pos };
  const options = isAtPropertyKey
    ? fieldCompletions(
        objectOf(help, namesIn(location.path.slice(0, -1))),
        state.sliceDoc(range.to, range.to + 20),
      )
    : (fieldAt(location.path, help)?.values ?? []).map(([value, meaning]) => ({
        label: value,
        detail: meaning,
        type: 'enum',
      }));
  return options.length === 0 ? null : { ...range, options, validFor: /^"?[^"\n]*"?$/ };
}

function fieldCompletions(object: ObjectHelp | undefined, after: string): Completion[] {
  const isFollowed = /^\s*:/.test(after);
  return Object.entries(object?.fields ?? {}).map(([name, field]) => ({
    label: JSON.stringify(name),
    displayLabel: name,
    apply: isFollowed ? JSON.stringify(name) : `${JSON.stringify(name)}: ${startOfValue(field)}`,
    info: field.description,
    type: 'property',
    boost: field.isRequired ? 1 : 0,
  }));
}

function startOfValue({ isList, holds, isText }: OneFieldHelp): string {
  if (isList) return '[]';
  if (holds !== undefined && !isText) return '{}';
  return isText ? '""' : '';
}

function fieldAt(path: Location['path'], help: FieldHelp): OneFieldHelp | undefined {
  return fieldOf(help, namesIn(path));
}

function namesIn(path: Location['path']): string[] {
  return path.filter((step) => typeof step === 'string');
}

function tooltipAt(state: EditorState, position: number, help: FieldHelp | undefined): Tooltip | null {
  const location = help && locationAt(state, position);
  const node = location?.previousNode;
  if (help === undefined || location === undefined || node === undefined) return null;
  if (position < node.offset || position > node.offset + node.length) return null;
  const field = fieldAt(location.path, help);
  if (field === undefined) return null;
  const meaning = location.isAtPropertyKey
    ? undefined
    : field.values.find(([value]) => value === JSON.stringify(node.value))?.[1];
  return {
    pos: node.offset,
    end: node.offset + node.length,
    create: () => ({
      dom: el(
        'div',
        {},
        meaning ? el('p', {}, el('strong', {}, `${String(node.value)}: ${meaning}`)) : undefined,
        el('p', {}, field.description),
      ),
    }),
  };
}
