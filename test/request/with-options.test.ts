import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import { edited } from '../requests.ts';

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
});
