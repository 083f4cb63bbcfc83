import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateInput } from '../../src/cli/input/validate-input.ts';
import { sarifReport } from '../../src/report/sarif.ts';
import { pintAe } from '../cli/command-line.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { sarifErrors } from './sarif-errors.ts';

const misspelt = JSON.stringify(example('standard-invoice')).replace('"dueDate"', '"dueDat"');

function resultOn(log: string) {
  expect(sarifErrors(log)).toEqual([]);
  const { results } = JSON.parse(log).runs[0];
  return results.find(({ ruleId }: { ruleId: string }) => ruleId === 'pint-ae-unknown-field');
}

test.each([
  ['invoices/INV 1.json', 'invoices/INV%201.json'],
  ['INV#7?.json', 'INV%237%3F.json'],
  ['INV:7.json', 'INV%3A7.json'],
  ['invoices/INV:7.json', 'invoices/INV:7.json'],
  ['50%.json', '50%25.json'],
  ['فاتورة.json', '%D9%81%D8%A7%D8%AA%D9%88%D8%B1%D8%A9.json'],
  ['/data/INV 1.json', 'file:///data/INV%201.json'],
  ['C:\\data\\INV 1.json', 'file:///C:/data/INV%201.json'],
])('SARIF names the file %s by the URI %s', (name, uri) => {
  const log = sarifReport([validateInput({ name, bytes: new TextEncoder().encode(misspelt) }, {})], 'en');
  const { locations, fixes } = resultOn(log);
  expect(locations[0].physicalLocation.artifactLocation).toEqual({ uri });
  expect(fixes[0].artifactChanges[0].artifactLocation).toEqual({ uri });
  expect(new URL(uri, 'file:///repository/').href).toBe(
    uri.includes('file:') ? uri : `file:///repository/${uri}`,
  );
});

test('SARIF names the file and the line of a document that is a line of a file', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'in'));
  const path = join(folder, 'in/lines.ndjson');
  writeFileSync(path, `${JSON.stringify(example('standard-invoice'))}\n\n${misspelt}\n`);
  const { stdout } = await pintAe(['validate', path, '--format', 'sarif']);
  const { locations, fixes } = resultOn(stdout);
  const column = misspelt.indexOf('"dueDat"') + 1;
  const { artifactLocation, region } = locations[0].physicalLocation;
  expect(artifactLocation).toEqual({ uri: `file://${path}` });
  expect(region).toMatchObject({ startLine: 3, startColumn: column });
  expect(fixes[0].artifactChanges).toEqual([
    {
      artifactLocation: { uri: `file://${path}` },
      replacements: [
        {
          deletedRegion: { startLine: 3, startColumn: column, endLine: 3, endColumn: column + 8 },
          insertedContent: { text: '"dueDate"' },
        },
      ],
    },
  ]);
});

test('SARIF says in the message of a line the line that it marks', async () => {
  const path = join(temporaryFolder(), 'lines.ndjson');
  writeFileSync(path, '\n{"documentType": }\n');
  const { stdout } = await pintAe(['validate', path, '--format', 'sarif']);
  const [{ message, locations }] = JSON.parse(stdout).runs[0].results;
  expect(message.text).toContain('value expected at line 2, column 18');
  expect(locations[0].physicalLocation.region).toEqual({ startLine: 2, startColumn: 18 });
});
