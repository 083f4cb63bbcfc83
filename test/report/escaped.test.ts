import { describe, expect, test } from 'vitest';
import { validatedChunk } from '../../src/batch/validate-chunk.ts';
import { verdictOn } from '../../src/batch/verdict.ts';
import { convert } from '../../src/index.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import { escapedJson, escapedXml } from '../../src/report/escaped.ts';
import { pintAe } from '../cli/command-line.ts';
import { example } from '../requests.ts';

const hidden = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
const text = 'A\u202eB\u0085C\u2067';

describe('characters that turn or hide text', () => {
  test('are escapes in JSON, which says the same', () => {
    expect(escapedJson({ text })).toBe('{\n  "text": "A\\u202eB\\u0085C\\u2067"\n}');
    expect(JSON.parse(escapedJson({ text }))).toEqual({ text });
  });

  test('are references in XML, which says the same', () => {
    const xml = escapedXml(`<a b="${text}">${text}</a>`);
    expect(xml).toBe('<a b="A&#x202e;B&#x85;C&#x2067;">A&#x202e;B&#x85;C&#x2067;</a>');
    expect(parseUbl(xml)).toMatchObject({ value: { attributes: [{ value: text }], children: [text] } });
  });

  test.each(['json', 'sarif', 'gitlab', 'github', 'junit', 'svrl'])(
    'are in no report as %s',
    async (format) => {
      const document = JSON.stringify({
        ...example('standard-invoice'),
        currency: text,
        invoiceNumber: text,
      });
      const { code, stdout } = await pintAe(['validate', '-', '--format', format], document);
      expect([code, hidden.test(stdout)]).toEqual([1, false]);
    },
  );

  test('are in no request that is read back', async () => {
    const { seller, ...request } = example('standard-invoice');
    const { xml } = convert({ ...request, seller: { ...seller, name: text } });
    const { stdout } = await pintAe(['read', '-'], xml ?? '');
    expect(stdout).toContain('A\\u202eB\\u0085C');
    expect(stdout).not.toMatch(hidden);
  });

  test('are in no verdict of a batch', () => {
    const bytes = new TextEncoder().encode(JSON.stringify(example('standard-invoice')));
    const { verdict } = verdictOn({ input: 0, name: text, content: { kind: 'bytes', bytes } }, {});
    const settings = { failFast: false, compression: 'none', fields: null, givesFindings: false } as const;
    const written = new TextDecoder().decode(validatedChunk([verdict], [], settings).bytes);
    expect(JSON.parse(written)).toMatchObject({ document: text, valid: true });
    expect(written).not.toMatch(hidden);
  });
});
