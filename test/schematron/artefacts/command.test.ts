import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { missingForSaxonHe, saxonHeOfDebian } from '../../../scripts/artefacts/saxon-he.ts';
import { agrees, verdictOfSvrl } from '../../../scripts/artefacts/verdict.ts';
import { fixture } from '../judge.ts';
import { ownRules } from './rules.ts';
import { schematron } from './schema-form.ts';

const folder = mkdtempSync(join(tmpdir(), 'artefacts-'));
writeFileSync(join(folder, 'own.sch'), schematron(ownRules));
writeFileSync(join(folder, 'refused.sch'), '<schema/>');
writeFileSync(join(folder, 'invoice.xml'), fixture('invoice'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...options: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/artefacts.ts', folder, ...options], {
    encoding: 'utf8',
  });

test('The command says what compiles and how it judges', () => {
  const { stdout, status } = run();
  expect(status).toBe(0);
  expect(stdout).toContain('own.sch\t9\t1 of 1 clean\n');
  expect(stdout).toContain('refused.sch:1: is neither a Schematron schema nor a stylesheet made of one\n');
  expect(stdout).toContain('1 of 2 compile\n');
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
    expect(stdout).toMatch(/own\.sch\t9\t1 of 1 clean\t1 of 1 as Saxon-HE\t50 of 50 mutants agree\n/);
  },
);

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

  test('only with the same place and message', () => {
    expect(agrees(one, finding('/x:order/x:line[3]/@id'), true)).toBe(false);
    expect(agrees(one, finding('/x:order/x:line[2]/@id', 'Never.'), true)).toBe(false);
  });

  test('only where both could judge, or neither', () => {
    const stopped = { findings: [], unjudged: ['an error'] };
    expect(agrees({ findings: [], unjudged: [] }, stopped, true)).toBe(false);
    expect(agrees({ ...one, unjudged: ['a'] }, stopped, true)).toBe(true);
    expect(agrees({ ...one, unjudged: ['a'] }, stopped, false)).toBe(false);
  });
});
