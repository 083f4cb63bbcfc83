import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colours of a syntax. */
export const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.tagName], color: 'var(--code-name)' },
  { tag: [tags.string, tags.attributeValue], color: 'var(--code-text)' },
  { tag: [tags.number, tags.bool, tags.null, tags.attributeName], color: 'var(--code-value)' },
  { tag: [tags.comment, tags.processingInstruction, tags.documentMeta], color: 'var(--quiet)' },
  { tag: tags.invalid, color: 'var(--bad)' },
]);

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--ground)', fontSize: '13px' },
  // The page draws the outline around the whole: inside, the line numbers would cover a part.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    lineHeight: '1.5',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--quiet)', borderColor: 'var(--rule)' },
  '.cm-activeLineGutter, .cm-activeLine': { backgroundColor: 'var(--active)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection': {
    backgroundColor: 'var(--selection) !important',
  },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-panels, .cm-tooltip': {
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    borderColor: 'var(--rule)',
    fontFamily: 'system-ui, "Noto Sans Arabic", Tahoma, sans-serif',
  },
  // The text is left to right; messages beside it follow the language.
  '.cm-panels, .cm-diagnostic': { direction: 'var(--direction)' },
  '.cm-panel.cm-search': { fontSize: '14px', paddingBlock: '.4rem', paddingInline: '.5rem 2rem' },
  '.cm-panel.cm-search label': { display: 'inline-block' },
  '.cm-textfield, .cm-button': {
    backgroundColor: 'var(--paper)',
    backgroundImage: 'none',
    color: 'var(--ink)',
    border: '1px solid var(--rule)',
    borderRadius: '.3rem',
    fontSize: 'inherit',
  },
  '.cm-panel.cm-search button[name=close]': {
    color: 'var(--ink)',
    fontSize: '20px',
    right: 'auto',
    left: 'auto',
    insetInlineEnd: '4px',
  },
  '.cm-tooltip': { maxWidth: 'min(28rem, 90vw)', borderRadius: '.4rem' },
  '.cm-tooltip.cm-tooltip-hover > *': { padding: '.4rem .6rem' },
  '.cm-tooltip p': { margin: '0 0 .3rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent) !important',
    color: 'var(--paper) !important',
  },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'inherit' },
  '.cm-searchMatch': { backgroundColor: 'var(--mark)' },
  '.cm-searchMatch-selected, .cm-marked': {
    backgroundColor: 'var(--mark)',
    outline: '1px solid var(--warn)',
  },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--active)',
    color: 'var(--ink)',
    border: '1px solid var(--rule)',
  },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--bad) 1.5px' },
  '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline wavy var(--warn) 1.5px' },
  '.cm-lintRange-info': { backgroundImage: 'none', textDecoration: 'underline dotted var(--quiet) 1.5px' },
  '.cm-lint-marker': { width: '.9em', height: '.9em' },
  '.cm-diagnostic': { color: 'var(--ink)', whiteSpace: 'pre-wrap' },
  '.cm-diagnosticAction': { backgroundColor: 'var(--accent)', color: 'var(--paper)' },
});

/** The appearance of the editor, in the colours of the page, which follow its theme. */
export const editorStyle = [look, syntaxHighlighting(colours)];
