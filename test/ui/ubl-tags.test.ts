import { expect, test } from 'vitest';
import { attributesIn, tagsIn } from '../../src/ui/help/ubl-tags.ts';

test.each<[text: string, tags: readonly string[], unclosed?: string]>([
  ['<a>1</a>', ['a start <a>', 'a end </a>']],
  ['<a/><b />', ['a whole <a/>', 'b whole <b />']],
  ['<a x="1>2" y=\'<\'>', ['a start <a x="1>2" y=\'<\'>']],
  ['<a <b>', ['b start <b>']],
  ['<a x="1" </a><b>', ['a end </a>', 'b start <b>']],
  ['<!-- <a> --><b>', ['b start <b>']],
  ['<![CDATA[<a>]]><b>', ['b start <b>']],
  ['<?xml version="1.0"?><!DOCTYPE a><b>', ['b start <b>']],
  ['<a><b', ['a start <a>'], 'tag 3'],
  ['<a><b x="', ['a start <a>'], 'tag 3'],
  ['<a><!-- <b>', ['a start <a>'], 'other 3'],
  ['no tag', []],
])('the tags of %s', (text, tags, unclosed) => {
  const found = tagsIn(text);
  expect(found.tags.map(({ name, is, from, to }) => `${name} ${is} ${text.slice(from, to)}`)).toEqual(tags);
  expect(found.unclosed && `${found.unclosed.is} ${found.unclosed.from}`).toBe(unclosed);
});

test.each<[tag: string, attributes: readonly string[]]>([
  ['<a>', []],
  ['<a x="1">', ['x="1"']],
  ['<a x="1" y=\'2"3\'/>', ['x="1"', "y='2\"3'"]],
  ['<a x y="2">', ['y="2"']],
  ['<a x=1 y="2">', ['y="2"']],
  ['<a x="1', ['x="1']],
])('the attributes of %s', (tag, attributes) => {
  const found = attributesIn(tag);
  expect(found.map(({ from, to, isClosed }) => tag.slice(from, to + (isClosed ? 1 : 0)))).toEqual(attributes);
  for (const { name, value, from } of found)
    expect(tag.slice(from)).toMatch(new RegExp(`^${name}=.${value}`));
});
