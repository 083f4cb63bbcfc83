/** Asks a copy of the sources that has taken in the invented release which release judges a document, and how. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { release } from '../../rules/ae/releases/index.ts';
import { validate } from '../../src/index.ts';
import { saxonEngine } from '../../src/schematron/saxon.ts';
import { invented, inventedVersion } from './invented-release.ts';

const [, , versionToday = '', validFrom = ''] = process.argv;
const today = new Date().toISOString().slice(0, 10);

function judged(file: string, fields: object, options = {}) {
  const request = { ...JSON.parse(readFileSync(`examples/${file}.json`, 'utf8')), ...fields };
  return validate(request, options);
}

const versionOn = (issueDate: string) => judged('standard-invoice', { issueDate }).ruleSet?.version;
assert.equal(release.version, versionToday, 'the default release is another one');
assert.equal(versionOn(today), versionToday, 'a document of today is judged by another release');
assert.equal(
  versionOn(validFrom),
  inventedVersion,
  'a document of its first day is judged by another release',
);

const rulesOf = (file: string, fields: object, options: object) =>
  judged(file, fields, options).issues.map(({ rule }) => rule);
for (const engine of [undefined, saxonEngine]) {
  const options = { release: inventedVersion, ...(engine === undefined ? {} : { engine }) };
  const permit = { references: { purchaseOrderId: null, contractId: 'DRILL' } };
  assert.deepEqual(rulesOf('standard-invoice', permit, options), [invented.addedRule]);
  assert.deepEqual(rulesOf('standard-invoice', { paymentMode: '58', paymentBankAccount: null }, options), [
    invented.changedRule,
  ]);
  assert.deepEqual(rulesOf('reverse-charge', goodsOf(invented.addedCode), options), []);
  assert.deepEqual(rulesOf('reverse-charge', goodsOf('DL8.48.3.3'), options), ['ibr-006-ae']);
}

function goodsOf(goodsNatureCode: string) {
  const { lines } = JSON.parse(readFileSync('examples/reverse-charge.json', 'utf8'));
  return { lines: lines.map((line: object) => ({ ...line, goodsNatureCode })) };
}
