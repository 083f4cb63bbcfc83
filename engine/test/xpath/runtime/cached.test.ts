import { describe, expect, test } from 'vitest';
import { type Cache, callsNotKept } from '../../../src/xpath/runtime/cached.ts';
import * as runtime from '../../../src/xpath/runtime/index.ts';
import { bothEngines } from '../../schematron/both-engines.ts';
import { treeOf } from '../../schematron/compiled/evaluate-xpath.ts';

const decimal = (text: string) => runtime.toDecimal(text);

/** The cache of a function that has been called often enough for its values to be kept. */
function cacheInUse(): Cache {
  const cache = runtime.newCache('f');
  for (let call = 0; call < callsNotKept; call += 1) runtime.cached(cache, () => call, 'first');
  return cache;
}

describe('a function that is cached', () => {
  test('is computed for each of its first calls', () => {
    const cache = runtime.newCache('f');
    let times = 0;
    const ask = () =>
      runtime.cached(cache, () => {
        times += 1;
        return times;
      });
    const given = Array.from({ length: callsNotKept + 3 }, ask);
    expect(given.slice(-3)).toEqual([times, times, times]);
    expect(times).toBe(callsNotKept + 1);
  });

  const calls = (...lists: (readonly (runtime.Item | readonly unknown[] | undefined)[])[]) => {
    const cache = cacheInUse();
    let times = 0;
    for (const args of lists)
      runtime.cached(
        cache,
        () => {
          times += 1;
          return times;
        },
        ...args,
      );
    return times;
  };
  const list = [1, 2];

  test('computes once what it is asked for the same arguments', () => {
    expect(calls(['S', decimal('5.0')], ['S', decimal('5')], ['S', decimal('5.00')])).toBe(1);
    expect(calls([list, undefined], [list, undefined])).toBe(1);
    expect(calls([], [])).toBe(1);
  });

  test('computes anew what it is asked for others', () => {
    expect(calls(['5'], [5], [decimal('5')], [runtime.double(5)], [runtime.untyped('5')], [true])).toBe(6);
    expect(calls(['a', 'b'], ['ab', ''], ['a","b'], ['b', 'a'])).toBe(4);
    expect(calls([0], [-0])).toBe(2);
    expect(calls([undefined], [''], [[]], [[]])).toBe(4);
    expect(calls([list], [[1, 2]])).toBe(2);
    // Such nodes are created anew for each expression.
    expect(calls([runtime.element(1)], [runtime.element(1)])).toBe(2);
  });

  test('raises the same error again, and does not compute it again', () => {
    const cache = cacheInUse();
    let times = 0;
    const ask = () =>
      runtime.cached(cache, () => {
        times += 1;
        throw new runtime.DynamicError('FORG0001', 'no');
      });
    expect(ask).toThrow(expect.objectContaining({ code: 'FORG0001' }));
    expect(ask).toThrow(expect.objectContaining({ code: 'FORG0001' }));
    expect(times).toBe(1);
  });
});

test('functions of a schema that are cached are not taken for one another, in one document or the next', () => {
  const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
      queryBinding="xslt2"><ns prefix="u" uri="urn:u"/><ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>
    ${['sum', 'max']
      .map(
        (
          name,
        ) => `<xsl:function name="u:${name}" cache="yes"><xsl:param name="lines" as="element()*"/><xsl:param name="of" as="xs:integer?"/>
      <xsl:variable name="found" select="$lines[xs:integer(@kind) = $of]"/>
      <xsl:sequence select="${name}($found/xs:integer(.))"/></xsl:function>`,
      )
      .join('')}
    <let name="lines" value="//line"/>
    <pattern><rule context="total"><assert id="t" test="u:sum($lines, xs:integer(@kind)) = @sum and u:max($lines, xs:integer(@kind)) = @max">-</assert></rule></pattern>
  </schema>`;
  const lines = '<line kind="1">1</line><line kind="1">2</line><line kind="2">5</line>';
  const documents: [string, number][] = [
    [`<a>${lines}${'<total kind="1" sum="3" max="2"/><total kind="2" sum="5" max="5"/>'.repeat(9)}</a>`, 0],
    [`<a>${lines}<total kind="1" sum="3" max="3"/><total kind="1" sum="2" max="2"/></a>`, 2],
    ['<a><line kind="1">9</line><total kind="1" sum="9" max="9"/></a>', 0],
    [`<a>${lines}<total sum="0" max="0"/></a>`, 1],
  ];
  for (const engine of bothEngines(schema))
    for (const [xml, failures] of documents)
      expect([engine.name, xml, engine.judge({ root: treeOf(xml) }, 'billing').failed.length]).toEqual([
        engine.name,
        xml,
        failures,
      ]);
});
