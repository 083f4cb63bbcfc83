import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { defaultSpecification, embeddedRuleSet } from '../../src/api/steps.ts';
import { validateBatch } from '../../src/batch/index.ts';
import {
  CallerError,
  convert,
  defineCheck,
  extendSpecification,
  type OwnCheck,
  showResult,
  storeResult,
  validate,
  validateDocument,
  validateUbl,
} from '../../src/index.ts';
import { pintAe } from '../cli/command-line.ts';
import { post } from '../http/asking.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const request = example('standard-invoice');
const reference: OwnCheck = {
  id: 'acme-reference',
  message: { en: 'No order of ours: {value}.', ar: 'ليس من طلباتنا: {value}.' },
  hint: { en: 'Send it as PO-1.', ar: 'أرسله بالشكل PO-1.' },
  terms: ['IBT-010'],
  find: ({ buyerReference = '' }) =>
    buyerReference.startsWith('PO-')
      ? []
      : [{ path: 'references.buyerReference', values: { value: buyerReference } }],
};
const withReference = (buyerReference: string) => ({
  ...request,
  references: { ...request.references, buyerReference },
});
const other = withReference('X9');
const withChecks = (...checks: readonly OwnCheck[]) => ({
  specification: extendSpecification({ checks: checks.map(defineCheck) }),
});
const rulesOf = ({ issues, warnings }: { issues: readonly Told[]; warnings: readonly Told[] }) =>
  [...issues, ...warnings]
    .filter(({ rule }) => rule.startsWith('acme-'))
    .map(({ rule, severity }) => `${rule} ${severity}`);
interface Told {
  readonly rule: string;
  readonly severity: string;
}

const folder = temporaryFolder();

/** A module of a user, as it would be written beside the program. */
function moduleWith(find: string): string {
  const file = join(folder, `${find.length}.mjs`);
  const index = pathToFileURL(resolve(import.meta.dirname, '../../dist/index.js')).href;
  writeFileSync(
    file,
    `import { defineCheck, extendSpecification } from ${JSON.stringify(index)};
export default extendSpecification({ checks: [defineCheck({
  id: 'acme-reference', message: { en: 'No order of ours.', ar: 'ليس من طلباتنا.' }, find: ${find} })] });`,
  );
  return file;
}
function lost(message: string): never {
  throw new Error(message);
}
const finds = `({ buyerReference = '' }) => (buyerReference.startsWith('PO-') ? [] : [{ path: 'references.buyerReference' }])`;

describe('a check of a program’s own', () => {
  const own = withChecks(reference);

  test('is a warning in both languages, and leaves the document as valid as it was', () => {
    const result = validate(other, own);
    expect([result.outcome, rulesOf(result)]).toEqual(['valid', ['acme-reference warning']]);
    const [issue] = result.warnings.filter(({ rule }) => rule === 'acme-reference');
    expect(issue).toMatchObject({
      message: 'No order of ours: X9.',
      hint: 'Send it as PO-1.',
      path: 'references.buyerReference',
      terms: ['IBT-010'],
    });
    const arabic = validate(other, { ...own, language: 'ar' }).warnings;
    expect(arabic.find(({ rule }) => rule === 'acme-reference')?.message).toBe('ليس من طلباتنا: X9.');
    expect(validate(withReference('PO-1'), own).warnings).toEqual(validate(withReference('PO-1')).warnings);
  });

  test('is an issue under strict, like every warning, and can be switched off', () => {
    expect(rulesOf(validate(other, { ...own, strict: true }))).toEqual(['acme-reference error']);
    expect(rulesOf(validate(other, { ...own, ignoreAdvice: ['acme-reference'] }))).toEqual([]);
  });

  test.each(['en', 'ar'])('with texts in one language is told in it to readers of both: %s', (only) => {
    const texts = { message: { [only]: 'PO?' }, hint: { [only]: 'PO-1' } } as never;
    const one = withChecks({ ...reference, ...Object(texts) });
    for (const language of ['en', 'ar'] as const)
      expect(validate(other, { ...one, language }).warnings).toMatchObject([
        { message: 'PO?', hint: 'PO-1' },
      ]);
  });

  test('is asked only about the documents that it applies to', () => {
    const onlyDollars = withChecks({ ...reference, applies: ({ currency }) => currency === 'USD' });
    expect(rulesOf(validate(other, onlyDollars))).toEqual([]);
  });

  test('reaches convert, UBL, a document of any form, the releases and a kept result', () => {
    const converted = convert(other, own);
    expect(rulesOf(converted)).toEqual(['acme-reference warning']);
    const ubl = validateUbl(converted.xml ?? '', own);
    expect([ubl.outcome, rulesOf(ubl)]).toEqual(['valid', ['acme-reference warning']]);
    expect(ubl.warnings.find(({ rule }) => rule === 'acme-reference')?.location).toMatch(/BuyerReference/);
    expect(rulesOf(validateUbl(converted.xml ?? '', { ...own, strict: true }))).toEqual([
      'acme-reference error',
    ]);
    expect(rulesOf(validateUbl(converted.xml ?? '', withChecks({ ...reference, needs: 'request' })))).toEqual(
      [],
    );
    const validated = validateDocument(JSON.stringify(other), own);
    expect(rulesOf(validated.result)).toEqual(['acme-reference warning']);
    expect(rulesOf(validate(other, { ...own, release: '1.0.3' }))).toEqual(['acme-reference warning']);
    const kept = showResult(JSON.parse(JSON.stringify(storeResult(validated))), own);
    expect(kept.warnings.map(({ message }) => message)).toContain('No order of ours: X9.');
  });

  test('reaches an HTTP handler', async () => {
    const { text } = await post('/v1/validate', JSON.stringify(other), {}, own);
    expect(rulesOf(JSON.parse(text))).toEqual(['acme-reference warning']);
  });

  test.each([
    ['throws', () => lost('no list of orders'), 'no list of orders'],
    ['returns a promise', async () => [], 'something else than a list'],
    ['returns places without a path', () => [{}], 'something else than a list'],
  ])('that %s is told by its id, and the document is not judged', (_, find, reason) => {
    const failing = withChecks({ ...reference, find: find as unknown as OwnCheck['find'] });
    const { xml } = convert(request);
    for (const result of [validate(request, failing), validateUbl(xml ?? '', failing)]) {
      expect(result.outcome).toBe('not-judged');
      expect(result.issues).toMatchObject([{ rule: 'pint-ae-not-judged', severity: 'error' }]);
      expect(result.issues[0]?.message).toMatch(new RegExp(`acme-reference.*${reason}`, 's'));
    }
    // What is invalid by the official rules stays so.
    const broken = validate({ ...request, invoiceNumber: null }, failing);
    expect(broken.outcome).toBe('invalid');
    expect(broken.issues.map(({ rule }) => rule)).toContain('pint-ae-not-judged');
  });

  test.each([
    [{ ...reference, id: 'pint-ae-mine' }, 'id'],
    [{ ...reference, id: '' }, 'id'],
    [{ ...reference, message: {} }, 'message'],
    [{ ...reference, message: { de: 'x' } }, 'message'],
    [{ ...reference, hint: { en: 'x', ar: 7 } }, 'hint'],
    [{ ...reference, severity: 'error' }, 'severity'],
    [{ ...reference, find: undefined }, 'find'],
    [{ ...reference, finds: [] }, 'finds'],
  ])('is refused if it cannot be one (%#)', (check, option) => {
    const made = () => defineCheck(check as OwnCheck);
    expect(made).toThrow(CallerError);
    expect(made).toThrow(option);
  });

  test('is refused if its id is that of another rule', () => {
    for (const id of ['ibr-002', 'acme-reference'])
      expect(() => extendSpecification({ checks: [reference, { ...reference, id }] })).toThrow(
        /id of no other rule/,
      );
  });
});

// CI builds first, and so never skips it.
const isBuilt = existsSync(resolve(import.meta.dirname, '../../dist/index.js'));
describe.skipIf(!isBuilt && process.env.CI === undefined)('a module with a specification', () => {
  const verdicts = async (file: string, threads: number) => {
    const specification = pathToFileURL(file).href;
    const batch = validateBatch([{ name: 'a', content: JSON.stringify(other) }], {
      threads,
      specification,
    });
    const found = [];
    for await (const verdict of batch) found.push(verdict);
    return found;
  };

  test.each([0, 1])('judges in a batch, in this thread and in others (%i threads)', async (threads) => {
    const [verdict] = await verdicts(moduleWith(finds), threads);
    expect([verdict?.outcome, verdict && rulesOf(verdict)]).toEqual(['valid', ['acme-reference warning']]);
    expect(verdict?.ruleSet?.id).toMatch(/\+own$/);
  });

  test('judges on the command line, which alone can name it', async () => {
    const file = join(folder, 'invoice.json');
    writeFileSync(file, JSON.stringify(other));
    const { stdout } = await pintAe(['validate', '--specification', moduleWith(finds), '-f', 'json', file]);
    expect(stdout).toContain('acme-reference');
    writeFileSync(join(folder, 'pint-ae.config.json'), '{"flags":{"specification":"x.mjs"}}');
    const named = await pintAe(['validate', '--config', join(folder, 'pint-ae.config.json'), file]);
    expect(named.code).not.toBe(0);
  });

  test('that exports something else is refused', async () => {
    const file = join(folder, 'wrong.mjs');
    writeFileSync(file, 'export default 1;');
    await expect(verdicts(file, 0)).rejects.toThrow('default export is a specification');
  });
});

describe('own aliases and texts', () => {
  const ours = {
    specification: extendSpecification({
      aliases: {
        'lines[].vatCategory': { S: ['VAT5'] },
        'seller.address.countrySubentity': { DXB: ['Warehouse 7'] },
      },
      texts: { 'ibr-002': { hint: { en: 'Ask Finance.', ar: 'اسأل المالية.' } } },
    }),
  };
  const { lines, seller } = request;
  const named = {
    ...request,
    lines: lines.map((line) => ({ ...line, vatCategory: 'VAT5' })),
    seller: { ...seller, address: { ...seller.address, countrySubentity: 'Warehouse 7' } },
  };

  test('are read as the codes that they mean, and told', () => {
    expect(validate(named).outcome).not.toBe('valid');
    const result = validate(named, ours);
    expect(result.outcome).toBe('valid');
    expect(result.warnings.map(({ path }) => path)).toContain('lines[0].vatCategory');
  });

  test('word the rules of the library, at the door of UBL too', () => {
    const broken = { ...request, invoiceNumber: null };
    expect(validate(broken, ours).issues[0]?.hint).toBe('Ask Finance.');
    expect(validate(broken, { ...ours, language: 'ar' }).issues[0]?.hint).toBe('اسأل المالية.');
    const ofUbl = validateUbl(convert(broken).xml ?? '', ours).issues;
    expect(ofUbl.find(({ rule }) => rule === 'ibr-002')?.hint).toBe('Ask Finance.');
  });

  const names = { S: ['y'] };
  test.each([
    [{ aliases: { 'lines[].name': names } }, 'a field that takes codes'],
    [{ aliases: { 'lines[].vatCategory': { Q: ['y'] } } }, 'not Q'],
    [{ texts: { 'no-rule': {} } }, 'the id of a rule'],
    [{ aliases: { lines: { vatCategory: names } } }, "its whole path as the name: 'lines[].vatCategory'"],
    [{ aliases: { 'lines.vatCategory': names } }, "its whole path as the name: 'lines[].vatCategory'"],
    [{ aliases: { vatCategory: names } }, /its whole path as the name: '[\w.[\]]+\.vatCategory'/],
    [{ aliases: { aliases: { 'lines[].vatCategory': names } } }, 'beside aliases, not in it'],
    [{ aliases: { texts: {} } }, 'beside aliases, not in it'],
    [{ aliases: { 'lines[].vatCategory': ['y'] } }, 'a list of names for each code'],
    [{ aliases: { 'lines[].vatCategory': { S: 'y' } } }, 'lines[].vatCategory.S has to be a list of names'],
    [{ texts: { hint: { en: 'y' } } }, 'in the object of a rule, by its id'],
    [{ texts: { aliases: {} } }, 'beside texts, not in it'],
    [{ texts: { 'ibr-002': { en: 'y' } } }, 'en and ar belong in one of them'],
  ])('are refused where they mean nothing, with the place where they belong (%#)', (additions, message) => {
    expect(() => Reflect.apply(extendSpecification, undefined, [additions])).toThrow(message);
  });

  test.each(['aliases', 'texts'])('are no option of a validation: %s', (name) => {
    expect(() => validate(request, { [name]: {} })).toThrow(/extendSpecification/);
  });
});

describe('the rule set of a result', () => {
  const identity = (specification?: typeof defaultSpecification) =>
    validate(request, specification === undefined ? {} : { specification }).ruleSet;

  test('is that of the default specification if it is given, also by UBL', () => {
    expect(identity(defaultSpecification)).toEqual(identity());
    const xml = (convert(request).xml ?? '').replace(
      /<cbc:CustomizationID>[^<]*/,
      '<cbc:CustomizationID>urn:x',
    );
    expect(validateUbl(xml, { specification: defaultSpecification })).toEqual(validateUbl(xml));
  });

  test.each([
    ['checks', { checks: [] }],
    ['advice', { advice: [] }],
    ['tolerances', { tolerances: { ...defaultSpecification.tolerances, total: 1000 } }],
    ['rules that only warn', { ruleSet: { ...embeddedRuleSet, warnings: new Set(['ibr-002']) } }],
  ])('has another id and hash if a specification has other %s', (_, changed) => {
    const own = identity({ ...defaultSpecification, ...changed });
    expect(own?.id).toBe(`${identity()?.id}+own`);
    expect(own?.hash).toMatch(new RegExp(`^${identity()?.hash}\\+[0-9a-f]{28}$`));
    expect(identity({ ...defaultSpecification, ...changed })).toEqual(own);
  });

  test('has another id and hash if the severities of its rules were changed', () => {
    const ruleSet = { ...embeddedRuleSet, warnings: new Set(['ibr-002']) };
    expect(validate(request, { ruleSets: [ruleSet] }).ruleSet?.hash).not.toBe(embeddedRuleSet.hash);
  });

  test('keeps them if a specification only has other texts', () => {
    const texts = { 'ibr-002': { hint: { en: 'a', ar: 'b' } } };
    const { messages } = extendSpecification({ texts });
    expect(identity({ ...defaultSpecification, messages })).toEqual(identity());
  });

  test('differs for different own checks, and is the same for the same', () => {
    const hash = (check: OwnCheck) => validate(request, withChecks(check)).ruleSet?.hash;
    expect(hash(reference)).toBe(hash(reference));
    expect(hash(reference)).not.toBe(hash({ ...reference, find: () => [] }));
  });
});

describe('the default specification', () => {
  test('cannot be changed in any part', () => {
    const isFrozen = (value: unknown, seen = new Set<unknown>()): boolean => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return true;
      seen.add(value);
      const held = value instanceof Map ? [...value.values()] : Object.values(value);
      return Object.isFrozen(value) && held.every((each) => isFrozen(each, seen));
    };
    expect(isFrozen(defaultSpecification)).toBe(true);
    const { entries } = defaultSpecification.messages;
    expect(() => (entries as Map<string, unknown>).delete('ibr-002')).toThrow('frozen');
    expect(entries.has('ibr-002')).toBe(true);
  });
});

test('A check of one’s own is told in its words whichever release judges', () => {
  const specification = extendSpecification({ checks: [defineCheck(reference)] });
  expect(specification.otherReleases).toHaveLength(defaultSpecification.otherReleases?.length ?? 0);
  for (const release of ['1.0.4', '1.0.3'] as const) {
    const { issues, warnings } = validate(other, { specification, release });
    expect([...issues, ...warnings].map(({ message }) => message)).toContain('No order of ours: X9.');
  }
});
