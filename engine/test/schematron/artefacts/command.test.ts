import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { missingForSaxonHe, saxonHeOfDebian } from '../../../scripts/artefacts/saxon-he.ts';
import { agrees, verdictOfSvrl } from '../../../scripts/artefacts/verdict.ts';
import { engineFolder } from '../../../scripts/engine-folder.ts';
import { shortenedMessage } from '../../../src/text/shortened.ts';
import { ownRules } from './rules.ts';
import { schematron } from './schema-form.ts';

const folder = mkdtempSync(join(tmpdir(), 'artefacts-'));
writeFileSync(join(folder, 'own.sch'), schematron(ownRules));
writeFileSync(join(folder, 'refused.sch'), '<schema/>');
writeFileSync(
  join(folder, 'whole.sch'),
  schematron(ownRules).replace('<sch:pattern', '<sch:include href="part.sch"/><sch:pattern'),
);
writeFileSync(join(folder, 'part.sch'), '<sch:pattern xmlns:sch="http://purl.oclc.org/dsdl/schematron"/>');
writeFileSync(join(folder, 'invoice.xml'), readFileSync(new URL('invoice.xml', import.meta.url), 'utf8'));
writeFileSync(join(folder, 'open.xml'), '<Invoice>');
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...options: readonly string[]) => runOn(folder, ...options);

function runOn(artefacts: string, ...options: readonly string[]) {
  const command = ['--import', 'tsx', join(engineFolder, 'scripts/artefacts.ts'), artefacts, ...options];
  return spawnSync(process.execPath, command, { encoding: 'utf8' });
}

const linesOf = (text: string) => text.split('\n').map((line) => line.split(/ {2,}/));

test('The command says what compiles and how it judges', () => {
  const { stdout, stderr, status } = run();
  expect([stderr, status]).toEqual(['open.xml is left out: 1:1: <Invoice> is not closed\n', 0]);
  expect(linesOf(stdout).slice(0, 8)).toEqual([
    [`${folder}: .sch and .xslt 4, documents 1`],
    [''],
    ['', 'assertions', 'no finding'],
    ['own.sch', '9', '1 of 1'],
    ['part.sch', 'part of whole.sch'],
    [
      'refused.sch',
      `refused: ${join(folder, 'refused.sch')}:1: schema is neither a Schematron schema nor a stylesheet made of one; the root of a schema is schema in the namespace http://purl.oclc.org/dsdl/schematron`,
    ],
    ['whole.sch', '9', '1 of 1'],
    [''],
  ]);
  expect(stdout).toContain('\n2 of 3 compile; parts that these include: 1\n');
});

test.each([
  [['--mutants', 'many'], '--mutants many is not a number'],
  [['--oracles', 'java'], "Unknown option '--oracles'"],
  [['--oracle', 'node'], 'npm run artefacts -- DIR'],
])('The command says what is wrong with %s', (options, message) => {
  const { stderr, status } = run(...options);
  expect([status, stderr.split('\n').length < 4]).toEqual([2, true]);
  expect(stderr).toContain(message);
});

test('Where Saxon-HE is not installed, the command says what to install', () => {
  const { stderr, status } = run('--oracle', 'java', '--saxon-jar', join(folder, 'none.jar'));
  expect(status).toBe(2);
  expect(stderr).toContain('apt-get install libsaxonhe-java');
});

test.skipIf(missingForSaxonHe(saxonHeOfDebian) !== undefined)(
  'Saxon-HE says the same as the compiled rules',
  () => {
    const { stdout } = run('--oracle', 'java', '--mutants', '50', '--seconds', '0');
    expect(linesOf(stdout)[2]).toEqual(['', 'assertions', 'no finding', 'as Saxon-HE', 'mutants alike']);
    expect(linesOf(stdout)[3]).toEqual(['own.sch', '9', '1 of 1', '1 of 1', '50 of 50']);
  },
);

test('SaxonJS judges in a process of its own, which says how long a document took', () => {
  const { stdout, stderr } = run('--oracle', 'saxon', '--mutants', '5', '--seconds', '0.1');
  expect(stderr).toBe('open.xml is left out: 1:1: <Invoice> is not closed\n');
  const [, , , agreeing, mutants, times] = linesOf(stdout)[3] ?? [];
  expect(agreeing).toBe('1 of 1');
  expect(mutants).toMatch(/^(\d) of \1$/);
  expect(times).toMatch(/^\d+\.\d \(\d+\.\d{3}, \d+\.\d{3}\)$/);
});

test('SaxonJS is given the documents that rules read by name', () => {
  const withList = mkdtempSync(join(tmpdir(), 'artefacts-'));
  const known = "document('colours.xml')//colour = .";
  writeFileSync(
    join(withList, 'own.sch'),
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="paint">
      <assert id="known" test="${known}">-</assert></rule></pattern></schema>`,
  );
  writeFileSync(join(withList, 'colours.xml'), '<colours><colour>red</colour></colours>');
  writeFileSync(join(withList, 'valid.xml'), '<paint>red</paint>');
  writeFileSync(join(withList, 'invalid.xml'), '<paint>loud</paint>');
  const { stdout } = runOn(withList, '--oracle', 'saxon', '--mutants', '5', '--seconds', '0.1');
  rmSync(withList, { recursive: true });
  const [, assertions, clean, agreeing, , times] = linesOf(stdout)[3] ?? [];
  expect([assertions, clean, agreeing]).toEqual(['1', '1 of 2', '2 of 2']);
  expect(times).toMatch(/^\d+\.\d \(/);
});

describe('Verdicts are the same', () => {
  const finding = (location: string, text = 'No.') =>
    verdictOfSvrl(
      `<o xmlns="http://purl.oclc.org/dsdl/svrl"><failed-assert id="a" location="${location}"><text>${text}</text></failed-assert></o>`,
    );
  const one = finding('/Q{urn:x}order[1]/Q{urn:x}line[2]/@id');

  test.each([
    "/*:order[namespace-uri()='urn:x'][1]/*:line[namespace-uri()='urn:x'][2]/@id",
    '/x:order/x:line[2]/@id',
    "/*[local-name()='order'][1]/*[local-name()='line'][2]/@id",
  ])('however a tool writes the place: %s', (location) => {
    expect(agrees(one, finding(location), true)).toBe(true);
  });

  test('only for the same place and message', () => {
    expect(agrees(one, finding('/x:order/x:line[3]/@id'), true)).toBe(false);
    expect(agrees(one, finding('/x:order/x:line[2]/@id', 'Never.'), true)).toBe(false);
  });

  test('for a message that is too long for a finding, which is shortened', () => {
    const long = 'No. '.repeat(2000);
    const place = '/x:order/x:line[2]/@id';
    expect(agrees(finding(place, shortenedMessage(long)), finding(place, long), true)).toBe(true);
    expect(agrees(finding(place, shortenedMessage(long)), finding(place, `Never. ${long}`), true)).toBe(
      false,
    );
  });

  test('only where both could judge, or neither', () => {
    const stopped = { findings: [], unjudged: ['an error'] };
    expect(agrees({ findings: [], unjudged: [] }, stopped, true)).toBe(false);
    expect(agrees({ ...one, unjudged: ['a'] }, stopped, true)).toBe(true);
    expect(agrees({ ...one, unjudged: ['a'] }, stopped, false)).toBe(false);
  });
});
