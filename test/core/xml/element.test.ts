import { describe, expect, test } from 'vitest';
import {
  fieldPath,
  onlyText,
  stringValue,
  TreeElement,
  type UblElement,
} from '../../../src/core/xml/element.ts';

const name = { namespace: 'urn:n', prefix: 'p', localName: 'a', field: 'unitPrice' };

/** An element that a caller made as an object of its own. */
const plain = (...children: UblElement['children']): UblElement => ({
  namespace: 'urn:n',
  prefix: 'p',
  localName: 'a',
  attributes: [],
  children,
  parent: null,
  requestPath: undefined,
});

const tree = (content: TreeElement['content'], origin?: string) =>
  new TreeElement(name, [], null, origin, content);

describe('an element of a tree', () => {
  test('has the name that elements like it share', () => {
    const { namespace, prefix, localName } = tree('');
    expect({ namespace, prefix, localName }).toEqual({ namespace: 'urn:n', prefix: 'p', localName: 'a' });
  });

  test.each([
    ['nothing', '', [], undefined, ''],
    ['a text', '1', ['1'], '1', '1'],
    ['texts with a comment between them', ['1', '2'], ['1', '2'], undefined, '12'],
    ['a text and an element', ['1', plain('2')], ['1', plain('2')], undefined, '12'],
  ])('may hold %s', (_, content, children, only, all) => {
    for (const element of [tree(content), plain(...children)]) {
      expect(element.children).toEqual(children);
      expect(onlyText(element)).toBe(only);
      expect(stringValue(element)).toBe(all);
    }
  });

  test('names the field of the request that it was written from; one that was read names none', () => {
    expect(tree('1', 'lines[0]').requestPath).toBe('lines[0].unitPrice');
    expect(tree('1', '').requestPath).toBe('unitPrice');
    expect(tree('1').requestPath).toBeUndefined();
    expect(fieldPath('lines[0]', '')).toBe('lines[0]');
  });
});
