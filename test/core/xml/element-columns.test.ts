import fc from 'fast-check';
import {
  addElement,
  closeElement,
  type ElementColumns,
  elementOf,
  elementsOf,
  emptyColumns,
  removeElement,
} from 'schematron-compiler/xml';
import { describe, expect, it } from 'vitest';
import { locationOf, namespaces, noAttributes, type UblElement } from '../../../src/core/xml/element.ts';
import { serialise } from '../../../src/ubl/serialise.ts';
import { plainTree } from '../../plain-tree.ts';

/** An element to be written: a text, or elements of which some are taken back. */
interface Planned {
  readonly localName: string;
  readonly currency: string | undefined;
  readonly content: string | readonly Planned[];
  readonly isTakenBack: boolean;
}

const { planned } = fc.letrec<{ planned: Planned }>((tie) => ({
  planned: fc.record({
    localName: fc.constantFrom('ID', 'Note', 'Amount', 'Item'),
    currency: fc.option(fc.constantFrom('AED', 'a "<&>\t\n b'), { nil: undefined }),
    content: fc.oneof({ depthSize: 'small' }, fc.string(), fc.array(tie('planned'), { maxLength: 4 })),
    isTakenBack: fc.boolean(),
  }),
}));

const root: Planned = { localName: 'Invoice', currency: undefined, content: [], isTakenBack: false };
const documents = fc.array(planned, { maxLength: 5 }).map((content): Planned => ({ ...root, content }));

const nameOf = ({ localName }: Planned) =>
  localName === 'Invoice'
    ? { namespace: namespaces.invoice, prefix: '', localName, field: '' }
    : { namespace: namespaces.cbc, prefix: 'cbc', localName, field: localName };

function write(columns: ElementColumns, plan: Planned): void {
  const { content, currency, isTakenBack } = plan;
  const attributes =
    currency === undefined
      ? noAttributes
      : [{ namespace: '', prefix: '', localName: 'currencyID', value: currency }];
  const text = typeof content === 'string' ? content : undefined;
  const element = addElement(columns, nameOf(plan), attributes, 'part', text);
  if (typeof content === 'string') return;
  for (const each of content) write(columns, each);
  if (isTakenBack) removeElement(columns, element);
  else closeElement(columns, element);
}

/** The first element of columns that are filled with room for fewer elements than most have. */
function firstOf(fill: (columns: ElementColumns) => void): UblElement {
  const columns = emptyColumns(3);
  fill(columns);
  return elementOf(elementsOf(columns), 1);
}

const written = (plan: Planned): UblElement => firstOf((columns) => write(columns, plan));

/** The names of the elements that stay, with their texts. */
type Outline = readonly [name: string, content: string | readonly Outline[]];

const outlineOf = ({ localName, content }: Planned): Outline =>
  typeof content === 'string'
    ? [localName, content]
    : [
        localName,
        content.filter((each) => typeof each.content === 'string' || !each.isTakenBack).map(outlineOf),
      ];

function outlineIn({ localName, children }: UblElement): Outline {
  const [only] = children;
  if (typeof only === 'string') return [localName, only];
  return [localName, children.filter((child) => typeof child !== 'string').map(outlineIn)];
}

/** An element without content has neither a text nor elements. */
const withoutEmptyTexts = ([name, content]: Outline): Outline => [
  name,
  typeof content === 'string' ? content || [] : content.map(withoutEmptyTexts),
];

function everyElement(element: UblElement): UblElement[] {
  return [
    element,
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : everyElement(child))),
  ];
}

describe('a tree in columns', () => {
  it('has the elements that were added and not removed, in their order', () => {
    fc.assert(
      fc.property(documents, (plan) => {
        expect(outlineIn(written(plan))).toEqual(withoutEmptyTexts(outlineOf(plan)));
      }),
    );
  });

  it('has the same text as a tree of objects, in both layouts', () => {
    fc.assert(
      fc.property(documents, fc.constantFrom('lines', 'exact'), (plan, layout) => {
        for (const element of everyElement(written(plan)))
          expect(serialise(element, layout)).toBe(serialise(plainTree(element), layout));
      }),
    );
  });

  it('gives one object for an element, whichever way it is reached', () => {
    fc.assert(
      fc.property(documents, (plan) => {
        const tree = written(plan);
        const elements = everyElement(tree);
        for (const element of elements)
          for (const child of element.children)
            if (typeof child !== 'string') expect(child.parent).toBe(element);
        expect(new Set(elements.map(locationOf)).size).toBe(elements.length);
      }),
    );
  });

  it('is not changed by the next one, however long', () => {
    const note: Planned = { localName: 'Note', currency: undefined, content: 'first', isTakenBack: false };
    for (const count of [3, 5000]) {
      const first = written({ ...root, content: Array.from({ length: count }, () => note) });
      const before = serialise(first);
      written({ ...root, content: [{ ...note, content: 'second' }] });
      expect(serialise(first)).toBe(before);
      expect(first.children).toHaveLength(count);
    }
  });

  it('keeps what its elements have when the next one is written', () => {
    const writtenWith = (localName: string, currency: string, origin: string) =>
      firstOf((columns) => {
        const currencyId = { namespace: '', prefix: '', localName: 'currencyID', value: currency };
        addElement(columns, nameOf({ ...root, localName }), [currencyId], origin, currency);
      });
    const first = writtenWith('Amount', 'AED', 'lines[0]');
    writtenWith('Note', 'USD', 'lines[1]');
    expect([first.localName, first.attributes[0]?.value, first.requestPath, first.children]).toEqual([
      'Amount',
      'AED',
      'lines[0].Amount',
      ['AED'],
    ]);
  });

  it('has an element without content where nothing was added, or all of it taken back', () => {
    const empty: Planned = { localName: 'Item', currency: undefined, content: [], isTakenBack: false };
    const tree = written({
      ...root,
      content: [empty, { ...empty, content: [{ ...empty, isTakenBack: true }] }],
    });
    expect(serialise(tree).split('\n').slice(-3)).toEqual(['  <cbc:Item/>', '  <cbc:Item/>', '</Invoice>']);
    expect(tree.children.map((child) => (child as UblElement).children)).toEqual([[], []]);
  });

  it('names the field from which an element was written', () => {
    const [note] = written({ ...root, content: [{ ...root, localName: 'Note', content: 'x' }] }).children;
    expect((note as UblElement).requestPath).toBe('part.Note');
    expect((note as UblElement).markup).toBeUndefined();
  });
});
