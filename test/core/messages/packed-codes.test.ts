import fc from 'fast-check';
import { canPack, packCodes, unpackCodes } from 'schematron-compiler/rules';
import { describe, expect, test } from 'vitest';

const code = fc.string({
  unit: fc.constantFrom(...'0123456789ABCXYZ'),
  minLength: 1,
  maxLength: 5,
});

describe('packed codes', () => {
  test('are the codes again when they are unpacked, in their order', () => {
    fc.assert(
      fc.property(fc.array(code, { maxLength: 60 }), (codes) => {
        expect(canPack(codes)).toBe(true);
        expect(unpackCodes(packCodes(codes))).toEqual(codes);
      }),
    );
  });

  test('take one character where only the last one is another', () => {
    expect(packCodes(['AA1', 'AA2', 'AAZ'])).toBe('cAA12Z');
  });

  test.each([[['application/pdf']], [['aa']], [['']], [['ABCDEF']]])('cannot say %j', (codes) => {
    expect(canPack(codes)).toBe(false);
  });
});
