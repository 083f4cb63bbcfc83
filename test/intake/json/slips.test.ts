import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateDocument } from '../../../src/api/validate-document.ts';
import { runs } from '../../tier.ts';

const invoice = { documentType: 'Invoice', invoiceNumber: 'INV-1', lines: [{ name: 'Chair', quantity: 2 }] };
const json = JSON.stringify(invoice);
const withQuantity = (written: string) => json.replace(':2', `:${written}`);

/** The hint on a text that is not JSON. */
const hintOn = (text: string) => {
  const { outcome, issues } = validateDocument(text).result;
  return [outcome, issues[0]?.rule, issues[0]?.hint];
};

describe('a slip that is no JSON is told what to do', () => {
  test.each([
    ["Python's repr", `{'documentType': 'Invoice', 'note': None, 'paid': True}`, 'Use json.dumps'],
    ["Python's repr of double quotes", '{"documentType": "Invoice", "paid": True}', 'Use json.dumps'],
    ['a Decimal', "{'amount': Decimal('2')}", 'Use json.dumps'],
    ['a date of Python', '{"issueDate": datetime.date(2026, 11, 2)}', 'Use json.dumps'],
    ['bytes of Python', `b'${json}'`, 'not str(body)'],
    ['single quotes', json.replaceAll('"', "'"), 'JSON.stringify(document)'],
    ['smart quotes', json.replaceAll('"INV-1"', '“INV-1”'), 'straight quotation mark'],
    ['smart quotes everywhere', json.replace(/"([^"]*)"/g, '“$1”'), 'straight quotation mark'],
    ['guillemets', json.replaceAll('"INV-1"', '«INV-1»'), 'straight quotation mark'],
    ['NaN', withQuantity('NaN'), 'allow_nan=False'],
    ['nan', withQuantity('nan'), 'allow_nan=False'],
    ['infinity', withQuantity('-Infinity'), 'allow_nan=False'],
    ['undefined', withQuantity('undefined'), 'Remove a field that has no value'],
    ['nil', withQuantity('nil'), 'in lower case'],
    ['TRUE', withQuantity('TRUE'), 'in lower case'],
    ['names without quotes', '{documentType: "Invoice"}', 'JSON.stringify(document)'],
    ['a line comment', json.replace('"lines"', '// the lines\n"lines"'), 'Remove the comment'],
    ['a block comment', json.replace('"lines"', '/* the lines */"lines"'), 'Remove the comment'],
    ['a comment of a shell', `# an invoice\n${json}`, 'Remove the comment'],
    ['a trailing comma', `${json.slice(0, -1)},}`, 'not after the last'],
    ['a trailing comma in a list', json.replace('2}]', '2},]'), 'not after the last'],
    ['Arabic digits', withQuantity('٢'), 'digits 0 to 9'],
    ['an Arabic comma', json.replace(',"lines"', '،"lines"'), 'Latin comma'],
    ['a no-break space', json.replace(',"lines"', ',\u00a0"lines"'), 'invisible character'],
    ['a plus sign', withQuantity('+2'), 'without a plus sign'],
    ['a point first', withQuantity('.5'), 'digits before the point'],
    ['a backslash', json.replace('Chair', 'C:\\chairs'), 'a backslash as two'],
    ['a tab', json.replace('Chair', 'Ch\tair'), 'a tab as \\t'],
    ['a line break', json.replace('Chair', 'Ch\nair'), 'line break in it is written \\n'],
    ['an array of PHP', 'Array\n(\n    [documentType] => Invoice\n)', 'json_encode'],
    ['var_export', "array (\n  'documentType' => 'Invoice',\n)", 'json_encode'],
    ['a code fence', `\`\`\`json\n${json}\n\`\`\``, 'Remove the lines'],
    ['an object as a text', '[object Object]', 'JSON.stringify(document)'],
    ['the name of a file', 'invoices/INV 1.json', 'Read the file'],
    ['the path of a file', 'C:\\invoices\\1.XML', 'Read the file'],
    ['the path of a file, absolute', '/home/invoices/1.json', 'Read the file'],
    ['a form', 'documentType=Invoice&invoiceNumber=INV-1', 'application/json'],
    ['JSON in JSON', JSON.stringify(json), 'Encode it once'],
    ['JSON in JSON in JSON', JSON.stringify(JSON.stringify(json)), 'Encode it once'],
  ])('%s', (_, text, hint) => {
    expect(hintOn(text)).toEqual(['malformed', 'pint-ae-not-json', expect.stringContaining(hint)]);
  });

  const name = fc.stringMatching(/^[\p{L}\p{N} _.-]{0,30}[\p{L}\p{N}]$/u);
  test('the name of a file, whatever its folders and kind', () => {
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 40 }),
        fc.constantFrom('/', '\\'),
        fc.stringMatching(/^[a-z][a-z0-9]{0,4}$/),
        (steps, separator, kind) => {
          const path = `${separator}${steps.join(separator)}.${kind}`;
          expect(hintOn(path)[2]).toContain('Read the file');
        },
      ),
      { numRuns: runs(200) },
    );
  });

  test('a byte order mark is none', () => {
    expect(hintOn(`\ufeff${json}`)).toEqual(hintOn(json));
  });
});
