import { expect, test } from 'vitest';
import { saysNone } from '../../rules/pint/aliases/no-value.ts';

test.each([
  'N/A',
  'n.a.',
  'none',
  'NIL',
  '-',
  '--',
  '0',
  '000000000000000',
  'xxx',
  'Not Registered',
  'لا يوجد',
  '٠',
])('%s says that there is no value', (text) => expect(saysNone(text)).toBe(true));

test.each(['100354879700003', '0235', 'CN-1184420', 'DET', 'Nilan Trading', '0001', 'TRN', 'X1'])(
  '%s is a value',
  (text) => expect(saysNone(text)).toBe(false),
);
