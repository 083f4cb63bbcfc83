import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const page = readFileSync('docs/guides/cluster.md', 'utf8');
const path = process.env.PATH ?? '';
const isInstalled = (name: string) => path.split(delimiter).some((each) => existsSync(join(each, name)));

/** The first block of code in a language under a heading of the page. */
function recipe(heading: string, language: string): string {
  const section = page.slice(page.indexOf(`## ${heading}`));
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section)?.[1] ?? '';
}

describe('the recipes of the page on clusters', () => {
  const folder = temporaryFolder();
  const env = { ...process.env, PATH: `${folder}${delimiter}${path}`, HOME: folder };
  const request = example('standard-invoice');
  const invalid = example('broken/exempt-without-reason');

  beforeAll(() => {
    const loader = resolve('node_modules/tsx/dist/loader.mjs');
    const program = join(folder, 'pint-ae');
    writeFileSync(
      program,
      `#!/bin/sh\nexec '${process.execPath}' --import 'file://${loader}' '${resolve('src/cli/index.ts')}' "$@"\n`,
    );
    chmodSync(program, 0o755);
    const lines = Array.from({ length: 20 }, (_, id) => ({ id, request: id % 5 === 0 ? invalid : request }));
    writeFileSync(join(folder, 'invoices.ndjson'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  });

  test.skipIf(!isInstalled('parallel'))('run: GNU parallel', () => {
    // Small blocks, so that several programs run.
    const script = recipe('GNU parallel', 'bash').replace('64M', '20k');
    execFileSync('bash', ['-euc', script], { cwd: folder, env, stdio: 'pipe' });
    const verdicts = readFileSync(join(folder, 'verdicts.ndjson'), 'utf8').trimEnd().split('\n');
    expect(verdicts.map((line) => JSON.parse(line).id)).toEqual(Array.from({ length: 20 }, (_, id) => id));
    expect(verdicts.filter((line) => JSON.parse(line).valid)).toHaveLength(16);
  });

  test.skipIf(!isInstalled('python3'))('run: the validator in lockstep', () => {
    const program = `${recipe('Lockstep', 'python')}
validator = Validator()
with open("invoices.ndjson") as lines:
    for line in lines:
        document = json.loads(line)
        verdict = validator.judge(document["id"], document["request"])
        print(verdict["id"], verdict["outcome"])
print(validator.close())
`;
    const printed = execFileSync('python3', ['-c', program], { cwd: folder, env, encoding: 'utf8' });
    const expected = Array.from({ length: 20 }, (_, id) => `${id} ${id % 5 === 0 ? 'invalid' : 'valid'}`);
    expect(printed.trimEnd().split('\n')).toEqual([...expected, '0']);
  });
});
