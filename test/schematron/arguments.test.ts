import { expect, test } from 'vitest';
import { compileSchematron } from '../own-rules.ts';

const compiled = compileSchematron(
  '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern><rule context="*"><assert id="a" test="true()">-</assert></rule></pattern></schema>',
);

test.each([undefined, null, 5, {}, new ArrayBuffer(4), ['<a/>']])(
  'tells a caller who gives %o instead of a document',
  (document) => {
    expect(() => compiled.judge(document as unknown as string)).toThrow(
      /^judge: the document is .*, not a text or bytes \(Uint8Array\)$/,
    );
  },
);

test('rules compiled ahead of time import the runtime of this package', () => {
  expect(compiled.toModule()).toContain('from "pint-ae/schematron/runtime"');
});
