import { describe, expect, test } from 'vitest';
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
    expect(parseUbl(xml)).toMatchObject({ root: { attributes: [{ value: text }], children: [text] } });
  });

  test.each(['json', 'sarif', 'gitlab', 'junit', 'svrl'])('are in no report as %s', async (format) => {
    const document = JSON.stringify({ ...example('standard-invoice'), currency: text, invoiceNumber: text });
    const { code, stdout } = await pintAe(['validate', '-', '--format', format], document);
    expect([code, hidden.test(stdout)]).toEqual([1, false]);
  });
});
