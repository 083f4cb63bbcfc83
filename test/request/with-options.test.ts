import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import { edited } from '../requests.ts';

const uuid = '0f6f4b1e-8a8e-5b7e-9f0a-6f2f0b6c1d2e';
const otherUuid = '2c1d0a3b-4e5f-5a6b-8c7d-9e0f1a2b3c4d';

/** Returns what is said about fields that options replace. */
function told(example: string, fields: object, options: ValidateRequestOptions) {
  const { outcome, warnings, issues } = convert(
    edited(example, (request) => void Object.assign(request, fields)),
    options,
  );
  const found = [...issues, ...warnings].filter(({ rule }) => rule === 'pint-ae-option-applied');
  return [outcome, ...found.map(({ severity, path, message }) => `${severity} ${path}: ${message}`)];
}

describe('an option that replaces what the document says is reported', () => {
  test.each([
    ['documentType', 'credit-note', { documentType: 'Invoice' }, { documentType: 'CreditNote' }],
    [
      'documentType',
      'credit-note',
      { documentType: 'SelfBillingCreditNote' },
      { documentType: 'CreditNote' },
    ],
    ['uuid', 'standard-invoice', { uuid }, { uuid: otherUuid }],
    ['issueTime', 'standard-invoice', { issueTime: '09:30:00' }, { issueTime: '09:30:00+04:00' }],
  ])('%s on %s', (field, example, fields: Record<string, string>, options: Record<string, string>) => {
    const sentence = `${field} was sent as ${fields[field]}. We wrote ${options[field]}, because of the option ${field}.`;
    expect(told(example, fields, options)).toEqual(['valid', `information ${field}: ${sentence}`]);
  });

  test('and refuses no document, as the credit-note endpoints of the interface replace documentType', () => {
    const strict = (options: ValidateRequestOptions) =>
      told('credit-note', { documentType: 'CreditNote' }, { ...options, strict: true })[0];
    const [outcome] = told(
      'credit-note',
      { documentType: 'Invoice' },
      { documentType: 'CreditNote', strict: true },
    );
    expect(outcome).toBe(strict({}));
  });

  test.each([
    [
      'says the same',
      { uuid, issueTime: '09:30:00' },
      { uuid, issueTime: '09:30:00', documentType: 'Invoice' },
    ],
    ['stands for a field that was not sent', { uuid: ' ', issueTime: null }, { uuid, issueTime: '09:30:00' }],
  ])('but not one that %s', (_, fields, options) => {
    expect(told('standard-invoice', fields, options)).toEqual(['valid']);
  });
});
