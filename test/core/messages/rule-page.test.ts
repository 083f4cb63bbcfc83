import { expect, test } from 'vitest';
import { validate } from '../../../src/api/validate.ts';
import { validateUbl } from '../../../src/api/validate-ubl.ts';
import { pintAe } from '../../cli/command-line.ts';
import { edited, example } from '../../requests.ts';
import { runCommand } from '../../snippets.ts';

const docsUrl = 'https://docs.example.com/pint-ae/';
const broken = edited('standard-invoice', (request) => {
  request.invoiceNumber = null;
});

test('an issue has the address of its rule page if the address of the documentation is given', () => {
  const [issue] = validate(broken, { docsUrl }).issues;
  expect(issue?.helpUri).toBe('https://docs.example.com/pint-ae/reference/rules/ibr-002.html');
  const [inArabic] = validate(broken, { docsUrl, language: 'ar' }).issues;
  expect(inArabic?.helpUri).toBe('https://docs.example.com/pint-ae/ar/reference/rules/ibr-002.html');
  const [ofUbl] = validateUbl('<Invoice', { docsUrl }).issues;
  expect(ofUbl?.helpUri).toContain('/reference/rules/');
});

test('and none otherwise', () => {
  expect(validate(broken).issues[0]).not.toHaveProperty('helpUri');
  expect(() => validate(example('exempt'), { docsUrl: 'docs' })).toThrow(/docsUrl/);
});

test('on the command line the reports of findings have it too', async () => {
  const flags = '--format json --docs-url https://docs.example.com';
  const { output } = await runCommand(`pint-ae validate examples/broken/exempt-without-reason.json ${flags}`);
  expect(output).toContain('"helpUri": "https://docs.example.com/reference/rules/ibr-167-ae.html"');
});

test('on the command line the environment may hold the address, and the option overrides it', async () => {
  const command = ['validate', 'examples/broken/exempt-without-reason.json', '--format', 'sarif'];
  const helpUriOf = async (more: readonly string[], docsUrl?: string) => {
    const { stdout } = await pintAe([...command, ...more], '', { docsUrl });
    return JSON.parse(stdout).runs[0].tool.driver.rules[0].helpUri;
  };
  const page = 'reference/rules/ibr-167-ae.html';
  expect(await helpUriOf([])).toBeUndefined();
  expect(await helpUriOf([], 'https://docs.example')).toBe(`https://docs.example/${page}`);
  const option = ['--docs-url', 'https://other.example'];
  expect(await helpUriOf(option, 'https://docs.example')).toBe(`https://other.example/${page}`);
  expect((await pintAe(command, '', { docsUrl: 'docs' })).stderr).toContain(
    'PINT_AE_DOCS_URL takes an address',
  );
});
