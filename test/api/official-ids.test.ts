import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/api/catalogue.ts';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { withConsequences } from '../../src/core/specification/cause.ts';
import { readStatus } from '../../src/network/read-message-status.ts';
import { statusTextOf, ublOf } from '../network/statuses.ts';
import { example, exampleNames } from '../requests.ts';
import { text } from '../schematron/edits.ts';
import { officialCorpus } from '../schematron/official/corpus.ts';
import { runs } from '../tier.ts';

const documents = [
  ...exampleNames.map((name) => convert(example(name)).xml ?? ''),
  ...officialCorpus().flatMap(({ xml }, at) => (at % 5 === 0 ? xml : [])),
];
const texts = ['0', '5', '15', '-1', '5.00', 'Z', 'S', 'E', 'O', 'AE', 'N', 'USD', '12345.678', '381', null];

/** A document in which a figure or code is another one, or is missing. */
const mutants = fc
  .tuple(fc.constantFrom(...documents), fc.nat(), fc.constantFrom(...texts))
  .map(([xml, at, instead]) => {
    const elements = [
      ...xml.matchAll(/<(cbc:(?:Percent|ID|\w*(?:Code|Amount|Quantity)))([^>]*)>[^<]*<\/\1>/g),
    ];
    const [whole = '', name, attributes] = elements[at % elements.length] ?? [];
    const index = elements[at % elements.length]?.index ?? 0;
    const other = instead === null ? '' : `<${name}${attributes}>${instead}</${name}>`;
    return xml.slice(0, index) + other + xml.slice(index + whole.length);
  });

const isOfficial = (rule: string) => catalogue.has(rule);
const officialIn = (findings: readonly { readonly rule: string }[]) =>
  new Set(findings.map(({ rule }) => rule).filter(isOfficial));

/** The official rules that a document breaks, and those that errors name, each with what follows from it. */
function brokenIn(xml: string) {
  const { issues } = validateUbl(xml);
  const errors = withConsequences(issues).filter(({ severity }) => severity === 'error');
  const fired = officialIn(validateUbl(xml, { checks: 'rules-only' }).issues);
  return { fired, named: officialIn(errors), heads: officialIn(issues) };
}

test('the errors in UBL have the ids of the official rules that fire, and of no others', () => {
  fc.assert(
    fc.property(mutants, (xml) => {
      const { fired, named, heads } = brokenIn(xml);
      expect(named).toEqual(fired);
      expect([...heads].filter((rule) => !fired.has(rule))).toEqual([]);
    }),
    { numRuns: runs(1000) },
  );
});

const otherRate = text(
  'cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent',
  '15',
)(ublOf('standard-invoice'));

test('a rate that the rules refuse by its amounts alone is told under an id of ours', () => {
  expect(validateUbl(otherRate).issues).toMatchObject([
    {
      rule: 'pint-ae-figure',
      message: expect.stringContaining('VAT category S (Standard rate) has the rate 5, not 15'),
      consequences: [{ rule: 'aligned-ibrp-s-08' }],
    },
  ]);
});

test('a rejecting status names what fired', () => {
  const { status } = readStatus(statusTextOf(otherRate));
  expect(status?.reasons.map(({ code, rule }) => `${code} ${rule}`)).toEqual(['BV aligned-ibrp-s-08']);
});

test('a category is assumed of a request only', () => {
  const category = 'cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory';
  const without = text(
    `${category}/cbc:ID`,
    '',
  )(text(`${category}/cbc:Percent`, '0')(ublOf('standard-invoice')));
  const { issues, warnings } = validateUbl(without);
  expect([...issues, ...warnings].map(({ message }) => message).join()).not.toContain('assumed');
});
