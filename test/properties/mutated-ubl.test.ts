import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { example, exampleNames } from '../requests.ts';
import { readUbl } from '../results.ts';
import { officialCorpus } from '../schematron/official/corpus.ts';
import { runs } from '../tier.ts';
import { mutated, mutations, written } from '../ubl/structure/mutations.ts';

const documents = [
  ...exampleNames.map((name) => convert(example(name)).xml ?? ''),
  ...officialCorpus().flatMap(({ xml }, at) => (at % 7 === 0 ? xml : [])),
];
const texts = [
  ...['hello', 'London', '-1', '0', '9900000097', '2050-01-01', '12345.678', 'ZZ', '1.00', '  ', '100', 'Z'],
  ...['E', ' 5 ', '1003-5487-9700003', 'USD', '-0.00', '381'],
];

/** A document in which the text of one element is another one, or the element is missing. */
const otherText = fc
  .tuple(fc.constantFrom(...documents), fc.nat(), fc.option(fc.constantFrom(...texts)))
  .map(([xml, at, text]) => {
    const elements = [...xml.matchAll(/<(cbc:\w+)([^>]*)>[^<]*<\/\1>/g)];
    const [whole = '', name, attributes] = elements[at % elements.length] ?? [];
    const index = elements[at % elements.length]?.index ?? 0;
    const instead = text === null ? '' : `<${name}${attributes}>${text}</${name}>`;
    return xml.slice(0, index) + instead + xml.slice(index + whole.length);
  });

/** A document whose elements are moved, doubled, renamed, added or changed. */
const otherStructure = fc
  .tuple(fc.constantFrom(...documents), mutations)
  .map(([xml, changes]) => written(mutated(xml, changes)));

test('what the official rules accept and pint-ae refuses or warns of as a request, it warns of as UBL', () => {
  fc.assert(
    fc.property(fc.oneof({ arbitrary: otherText, weight: 3 }, otherStructure), (xml) => {
      fc.pre(validateUbl(xml, { checks: 'rules-only' }).valid);
      const { issues, warnings } = validateUbl(xml);
      const said = new Set([...issues, ...warnings].map(({ rule }) => rule));
      const ofRequest = validate(readUbl(xml).request);
      expect(ofRequest.outcome).not.toBe('malformed');
      const meant = ofRequest.warnings.filter(({ severity }) => severity === 'warning');
      expect([...ofRequest.issues, ...meant].filter(({ rule }) => !said.has(rule))).toEqual([]);
    }),
    { numRuns: runs(100), maxSkipsPerRun: 100 },
  );
});
