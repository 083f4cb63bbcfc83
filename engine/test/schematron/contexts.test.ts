import { expect, test } from 'vitest';
import type { Engine } from '../../src/schematron/engine.ts';
import { parsed } from '../parsed.ts';
import { isQuick } from '../tier.ts';
import { namespaces } from '../ubl.ts';
import { expectedIn } from '../xpath/conformance/answers.ts';
import { compiledEngine, saxonEngine } from './both-engines.ts';
import { escaped } from './compiled/draft.ts';
import { contexts } from './contexts.ts';

const bindings = { ...namespaces, f: 'urn:f', q: "urn:it's", fn: 'http://www.w3.org/2005/xpath-functions' };

/** The rows of a table as an engine has them, from a pattern for each. */
function rowsBy(engineOf: (source: string) => Engine, table: string, document: string, declared = '') {
  const patterns = expectedIn(table).map(
    ({ expression }) =>
      `<pattern><rule context="${escaped(expression)}"><assert id="${escaped(expression)}" test="false()"/></rule></pattern>`,
  );
  const engine = engineOf(
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2">
      ${Object.entries(bindings).map(([prefix, uri]) => `<ns prefix="${prefix}" uri="${uri}"/>`)}${declared}${patterns.join('')}</schema>`,
  );
  const { failed, unjudged } = engine.judge({ root: parsed(document), xml: document }, 'billing');
  expect(unjudged).toEqual([]);
  return expectedIn(table).map(({ expression }) => [
    `${expression} =>`,
    ...failed.filter(({ id }) => id === expression).map(({ location }) => location.replaceAll('Q{}', '')),
  ]);
}

const rowsIn = (table: string) =>
  expectedIn(table).map(({ expression, result }) => [
    `${expression} =>`,
    ...result.split(' ').filter((place) => place !== ''),
  ]);

const tables = Object.entries(contexts);

test.each(tables)('A rule on %s fires where the table says', (_, rows) => {
  const { document, declarations, table, notInSaxonJs = '' } = rows;
  const all = table + notInSaxonJs;
  expect(rowsBy(compiledEngine, all, document, declarations)).toEqual(rowsIn(all));
});

// SaxonJS takes a second for a schema, and as long for all rows of a table together.
test.skipIf(isQuick).each(tables.filter(([, { table }]) => table !== ''))(
  'A rule on %s fires there in SaxonJS',
  (_, rows) => {
    const { document, declarations, table } = rows;
    const sorted = (all: string[][]) => all.map((row) => row.toSorted());
    expect(sorted(rowsBy(saxonEngine, table, document, declarations))).toEqual(sorted(rowsIn(table)));
  },
);
