import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { XMLValidator } from 'fast-xml-parser';
import { beforeEach, describe, expect, test } from 'vitest';
import { validateInChild } from '../../examples/erp/child-process.ts';
import { preflight } from '../../examples/erp/preflight.ts';
import { documentRequest } from '../../src/api/request-schema.ts';
import { environmentWithProgram } from '../docs/program.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const project = resolve(import.meta.dirname, '../..');
const cli = [process.execPath, join(project, 'src/generated/cli.js')] as const;
const valid = 'examples/standard-invoice.json';
const broken = 'examples/broken/exempt-without-reason.json';

function requestIn(file: string) {
  return JSON.parse(readFileSync(join(project, file), 'utf8'));
}

describe('the library in the ERP', () => {
  test('finds nothing to fix in a valid document', () => {
    expect(preflight(documentRequest.parse(example('standard-invoice')))).toEqual([]);
  });

  test('names the field of an exempt line without a reason', () => {
    const [finding] = preflight(requestIn(broken));
    expect(finding?.field).toBe('lines[2].exemptionReasonCode');
  });

  test('names the fields of a request that is malformed', () => {
    const [finding] = preflight({ ...requestIn(valid), issueDate: 'soon' });
    expect(finding?.field).toBe('issueDate');
  });
});

describe('the command line as a child process', () => {
  test('gives the verdict on a valid and on an invalid document', async () => {
    expect(await validateInChild(requestIn(valid), cli)).toMatchObject({ valid: true, issues: [] });
    const report = await validateInChild(requestIn(broken), cli);
    expect(report.valid).toBe(false);
    expect(report.issues.map(({ rule }) => rule)).toEqual(['ibr-167-ae']);
  });

  test('distinguishes a command without a verdict from an invalid document', async () => {
    await expect(
      validateInChild(requestIn(valid), ['bash', '-c', 'cat > /dev/null; exit 2']),
    ).rejects.toThrow('no verdict');
  });
});

describe('the git hook', () => {
  let repository = '';
  const env = environmentWithProgram(temporaryFolder());
  const git = (...args: string[]) =>
    promisify(execFile)('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
      cwd: repository,
      env,
    });

  beforeEach(async () => {
    repository = temporaryFolder();
    await git('init', '--quiet');
    copyFileSync(join(project, 'examples/erp/pre-commit'), join(repository, '.git/hooks/pre-commit'));
    mkdirSync(join(repository, 'invoices'));
  });

  test('lets a valid document be committed', async () => {
    copyFileSync(join(project, valid), join(repository, 'invoices/1.json'));
    await git('add', '.');
    await git('commit', '--message', 'An invoice');
    expect((await git('log', '--oneline')).stdout).toContain('An invoice');
  });

  test('refuses an invalid document, whatever is in the folder by then', async () => {
    copyFileSync(join(project, broken), join(repository, 'invoices/1.json'));
    await git('add', '.');
    copyFileSync(join(project, valid), join(repository, 'invoices/1.json'));
    await expect(git('commit', '--message', 'An invoice')).rejects.toMatchObject({
      stderr: expect.stringContaining('ibr-167-ae'),
    });
  });

  test('finds the command that is installed in the repository alone', async () => {
    copyFileSync(join(project, broken), join(repository, 'invoices/1.json'));
    await git('add', 'invoices');
    const [program = '', ...path] = (env.PATH ?? '').split(':');
    mkdirSync(join(repository, 'node_modules'));
    symlinkSync(program, join(repository, 'node_modules/.bin'));
    await expect(
      promisify(execFile)('.git/hooks/pre-commit', {
        cwd: repository,
        env: { ...env, PATH: path.join(':') },
      }),
    ).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('ibr-167-ae') });
  });

  test('leaves commits without documents alone', async () => {
    writeFileSync(join(repository, 'notes.txt'), 'nothing to check');
    await git('add', '.');
    await git('commit', '--message', 'Notes');
    expect((await git('log', '--oneline')).stdout).toContain('Notes');
  });
});

describe('the step of continuous integration', () => {
  const run = (format: string) =>
    promisify(execFile)(cli[0], [cli[1], 'validate', 'examples/broken/*.json', '--format', format], {
      cwd: project,
    }).catch((error: { readonly code: number; readonly stdout: string }) => error);

  test.each([
    ['github-actions.yml', 'sarif'],
    ['gitlab-ci.yml', 'junit'],
  ])('of %s asks for %s', (file, format) => {
    expect(readFileSync(join(project, 'examples/erp', file), 'utf8')).toContain(
      `pint-ae validate --no-config --format ${format} -- 'invoices/**/*.json' > pint-ae.`,
    );
  });

  test('fails for invalid documents and leaves SARIF with their lines', async () => {
    const { stdout, ...rest } = await run('sarif');
    expect(rest).toMatchObject({ code: 1 });
    const { runs } = JSON.parse(stdout);
    expect(runs[0].results[0].locations[0].physicalLocation.region.startLine).toBeGreaterThan(0);
  });

  test('fails for invalid documents and leaves JUnit with a suite for each', async () => {
    const { stdout, ...rest } = await run('junit');
    expect(rest).toMatchObject({ code: 1 });
    expect(XMLValidator.validate(stdout)).toBe(true);
    expect(stdout.match(/<testsuite /g)).toHaveLength(5);
  });
});
