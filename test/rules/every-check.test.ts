import { describe, expect, test } from 'vitest';
import { checks } from '../../rules/ae/checks/index.ts';
import { checkInvoice, findingsOfChecks } from '../../src/api/checks.ts';
import { compute, normalise } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import type { NormaliseOptions } from '../../src/request/normalise/options.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited } from '../requests.ts';
import type { EditedExample } from './check-cases/case.ts';
import { correctedRequest, corrections } from './check-cases/corrections.ts';
import { checkCases } from './check-cases/index.ts';
import { ownCases } from './own-cases/index.ts';

function issuesOf({ example, edit }: EditedExample, options?: NormaliseOptions) {
  return checkInvoice(compute(normalise(edited(example, edit), options).invoice));
}

describe('each check reports only itself when it is broken', () => {
  test.each(checkCases)('$rule: $fact', ({ rule, paths, options, ...broken }) => {
    const issues = issuesOf(broken, options).map((issue) => [issue.rule, issue.path]);
    expect(issues).toEqual(paths.map((path) => [rule, path]));
  });

  test.each(checkCases)(
    'and its message is right: $rule: $fact',
    ({ example, edit, paths, options, said = {} }) => {
      const { invoice } = normalise(edited(example, edit), options);
      const told = findingsOfChecks(compute(invoice), checks).map(
        ({ rule, path, foundBy, ...others }) => others,
      );
      const usual = { text: 'onRequest', severity: 'error', values: {} };
      const wanted = paths.map((_, index) => [said].flat()[index]);
      expect(told).toStrictEqual(wanted.map((each) => ({ ...usual, ...each })));
    },
  );

  test.each([
    'standard-invoice',
    'out-of-scope',
    'export-usd',
    'profit-margin',
    'exempt',
    'credit-note',
    'reverse-charge',
  ])('%s breaks none', (name) => {
    expect(issuesOf({ example: name, edit: () => {} })).toEqual([]);
  });

  test.each<[string, string, (request: DocumentRequest) => void]>([
    [
      'an allowance with a base amount and no percentage',
      'standard-invoice',
      (request) => {
        request.allowancesCharges = [{ isCharge: false, amount: 5, baseAmount: 100, reason: 'x' }];
        Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
      },
    ],
    [
      'a self-billed document that is exempt, with a taxed charge',
      'exempt',
      (request) => {
        request.documentType = 'SelfBillingInvoice';
        request.allowancesCharges = [{ isCharge: true, amount: 5, reason: 'x', vatCategory: 'S' }];
      },
    ],
    [
      'an export that is handed over in the UAE, at a place without a street',
      'export-usd',
      (request) => {
        request.delivery = { countryCode: 'AE', city: 'Dubai', countrySubentity: 'DXB' };
      },
    ],
    [
      'a media type of a document that is not attached',
      'standard-invoice',
      (request) => {
        request.additionalDocuments = [
          { documentId: 'A', mimeCode: 'text/plain', externalUri: 'https://example.com/a' },
        ];
      },
    ],
    [
      'a seller with an address of another scheme and without a registration',
      'standard-invoice',
      (request) => {
        Object.assign(request.seller, { participantId: '0088:5798000000124', legalRegistrationNumber: null });
      },
    ],
  ])('%s breaks none', (_, name, edit) => {
    expect(issuesOf({ example: name, edit })).toEqual([]);
  });

  test.each(Object.keys(corrections))('%s is satisfied by its correction, and so are all others', (rule) => {
    const broken = checkCases.find((each) => each.rule === rule);
    const corrected = broken && correctedRequest(broken);
    expect(validate(corrected, broken?.options).issues).toEqual([]);
    expect(validate(corrected, broken?.options).issues).toEqual([]);
  });

  test('every check has its case, and an id of its own', () => {
    const withCase = new Set([...checkCases, ...ownCases].map(({ rule }) => rule));
    const ids = [...new Set(checks.map(({ id }) => id))];
    expect(new Set(checks.map(({ id, text, severity }) => `${id} ${text} ${severity}`)).size).toBe(
      checks.length,
    );
    expect(ids.filter((id) => !withCase.has(id))).toEqual([]);
  });

  test('no message or hint has a placeholder that is left, or filled with nothing', () => {
    for (const { options, ...broken } of checkCases) {
      for (const { message, hint } of issuesOf(broken, options))
        expect(`${message} ${hint}`).not.toMatch(/[{}]|undefined|“”| {2}| [,.]/);
    }
  });
});
