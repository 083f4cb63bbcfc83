import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { example } from '../requests.ts';
import { requestOf } from '../results.ts';
import { runs } from '../tier.ts';

const examples = readdirSync(resolve(import.meta.dirname, '../../examples')).filter((name) =>
  name.endsWith('.json'),
);
const documents = examples.map((name) => convert(example(name.replace('.json', ''))).xml ?? '');
const texts = [
  'hello',
  'London',
  '-1',
  '0',
  '9900000097',
  '2050-01-01',
  '12345.678',
  'ZZ',
  '1.00',
  '  ',
  '100',
  'Z',
  'E',
];

/** A document in which the text of one element is another one, or the element is missing. */
const mutated = fc
  .tuple(fc.constantFrom(...documents), fc.nat(), fc.option(fc.constantFrom(...texts)))
  .map(([xml, at, text]) => {
    const elements = [...xml.matchAll(/<(cbc:\w+)([^>]*)>[^<]*<\/\1>/g)];
    const [whole = '', name, attributes] = elements[at % elements.length] ?? [];
    const index = elements[at % elements.length]?.index ?? 0;
    const instead = text === null ? '' : `<${name}${attributes}>${text}</${name}>`;
    return xml.slice(0, index) + instead + xml.slice(index + whole.length);
  });

test('what the official rules accept and pint-ae refuses as a request, it warns of as UBL', () => {
  fc.assert(
    fc.property(mutated, (xml) => {
      fc.pre(validateUbl(xml, { checks: 'rules-only' }).valid);
      const { issues, warnings } = validateUbl(xml);
      const said = new Set([...issues, ...warnings].map(({ rule }) => rule));
      const { outcome, issues: refusals } = validate(requestOf(xml).request);
      expect(outcome).not.toBe('malformed');
      expect(refusals.filter(({ rule }) => !said.has(rule))).toEqual([]);
    }),
    { numRuns: runs(150), maxSkipsPerRun: 50 },
  );
});
