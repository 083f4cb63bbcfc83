import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTypingErrorOf } from '../../src/core/text/did-you-mean.ts';
import { nameKey } from '../../src/core/text/text.ts';
import { unknownFields } from '../../src/request/explain/unknown-fields.ts';
import { requestFieldsOf } from '../../src/request/fields.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { example } from '../requests.ts';
import { runs } from '../tier.ts';

const ofRequest = requestFieldsOf(defaultSpecification);
const ofLine = ofRequest.get('lines') ?? new Map();

/** Shorter names are other words after two slips. */
const shortest = 8;

const fields = [...ofRequest.keys(), ...[...ofLine.keys()].map((name) => `lines[0].${name}`)].filter(
  (path) => path.replace('lines[0].', '').length >= shortest,
);

const slips = fc.array(
  fc.record({
    at: fc.nat(),
    letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
    kind: fc.constantFrom('missing', 'added', 'other'),
  }),
  { minLength: 1, maxLength: 2 },
);

/** A name with up to two letters missing, added or exchanged after its first. */
const misspelt = fc
  .tuple(fc.constantFrom(...fields), slips)
  .map(([path, edits]) => {
    const field = path.replace('lines[0].', '');
    const name = edits.reduce((spelt, { at, letter, kind }) => {
      const place = 1 + (at % (spelt.length - 1));
      const rest = spelt.slice(kind === 'added' ? place : place + 1);
      return spelt.slice(0, place) + (kind === 'missing' ? '' : letter) + rest;
    }, field);
    return { path, field, name };
  })
  .filter(({ name }) => name.length >= shortest)
  .filter(({ field, name }) =>
    [
      ...ofRequest.keys(),
      ...ofLine.keys(),
      ...Object.values(defaultSpecification.aliases.fieldNames).flat(),
    ].every(
      (other) => other === field || (nameKey(other) !== nameKey(name) && !isTypingErrorOf(name, other)),
    ),
  );

test('a name within two letters of an absent field is told as that field before anything is guessed', () => {
  fc.assert(
    fc.property(
      misspelt,
      fc.constantFrom<unknown>(5, 7.77, 'x', true, 'USD'),
      ({ path, field, name }, value) => {
        const request = example('standard-invoice');
        const holder = Object(path === field ? request : request.lines[0]);
        Reflect.deleteProperty(holder, field);
        holder[name] = value;
        fc.pre(name !== field);
        const [found] = unknownFields(request, defaultSpecification);
        expect(found?.meantPath).toBe(path);
      },
    ),
    { numRuns: runs(500) },
  );
});
