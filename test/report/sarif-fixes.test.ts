import { expect, test } from 'vitest';
import { validateInput } from '../../src/cli/input/validate-input.ts';
import { sarifReport } from '../../src/report/sarif.ts';
import { mendable, mistakes } from '../properties/mistakes.ts';
import { example } from '../requests.ts';
import { sarifErrors } from './sarif-errors.ts';

const text = JSON.stringify(example('standard-invoice'), null, 2).replace('"dueDate"', '"dueDat"');
const report = validateInput({ name: 'invoice.json', bytes: new TextEncoder().encode(text) }, {});

test('SARIF has the fix of a finding as what it replaces in the file', () => {
  const log = sarifReport([report], 'en');
  expect(sarifErrors(log)).toEqual([]);
  const { results } = JSON.parse(log).runs[0];
  const misspelt = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'pint-ae-unknown-field');
  expect(misspelt.fixes[0].artifactChanges).toEqual([
    {
      artifactLocation: { uri: 'invoice.json' },
      replacements: [
        {
          deletedRegion: { startLine: 5, startColumn: 3, endLine: 5, endColumn: 11 },
          insertedContent: { text: '"dueDate"' },
        },
      ],
    },
  ]);
});

test.each(['en', 'ar'] as const)(
  'SARIF explains every rule without a link, in the language %s',
  (language) => {
    const log = sarifReport([report], language);
    expect(sarifErrors(log)).toEqual([]);
    const { rules } = JSON.parse(log).runs[0].tool.driver;
    expect(rules.length).toBeGreaterThan(0);
    for (const { help, shortDescription } of rules) {
      expect(help.text).not.toBe('');
      expect(help.markdown).toContain(`**${shortDescription.text}**`);
      expect(JSON.stringify([help, shortDescription])).not.toMatch(/\{\w/);
    }
  },
);

test('SARIF has the level of each finding', () => {
  const { results } = JSON.parse(sarifReport([report], 'en')).runs[0];
  const found = report.report.issues.map(() => 'error');
  expect(results.map(({ level }: { level: string }) => level).sort()).toEqual(
    [
      ...found,
      ...report.report.warnings.map(({ severity }) => (severity === 'warning' ? 'warning' : 'note')),
    ].sort(),
  );
});

test('SARIF links each rule to its page where the address of the documentation is given, and nowhere else', () => {
  const log = sarifReport([report], 'en', { docsUrl: 'https://docs.example/pint/' });
  expect(sarifErrors(log)).toEqual([]);
  const [{ id, helpUri }] = JSON.parse(log).runs[0].tool.driver.rules;
  expect(helpUri).toBe(`https://docs.example/pint/reference/rules/${id}.html`);
  expect(sarifReport([report], 'en')).not.toContain('helpUri');
});

test.each(Object.entries(mendable))('SARIF has a fix for %s', (_, mistake) => {
  const bytes = new TextEncoder().encode(
    JSON.stringify(mistakes[mistake]?.(example('standard-invoice')), null, 2),
  );
  const log = sarifReport([validateInput({ name: 'invoice.json', bytes }, {})], 'en');
  expect(sarifErrors(log)).toEqual([]);
  const { results } = JSON.parse(log).runs[0];
  expect(results.some(({ fixes }: { fixes?: unknown[] }) => fixes?.length === 1)).toBe(true);
});

test('SARIF shows the brackets of a document as they are, and never as a link', () => {
  const linked = text.replace('"dueDat"', '"[here](https://example.org)"');
  const inputs = validateInput({ name: 'invoice.json', bytes: new TextEncoder().encode(linked) }, {});
  const log = sarifReport([inputs], 'en');
  expect(sarifErrors(log)).toEqual([]);
  const messages: string[] = JSON.parse(log).runs[0].results.map(
    ({ message }: { message: { text: string } }) => message.text,
  );
  expect(messages.join()).toContain(String.raw`\[here\](https://example.org)`);
  for (const message of messages) expect(message).not.toMatch(/(?<!\\)[[\]]/);
});
