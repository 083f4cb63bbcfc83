import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { commonJsEntries, packageName } from '../../scripts/entry-points.ts';
import { describeBuilt, installPackage } from './installed.ts';

const run = promisify(execFile);

describeBuilt('the package (npm run build makes it)', () => {
  let folder = '';
  beforeAll(() => {
    folder = installPackage();
  });

  const program = `
    const request = JSON.parse(require('node:fs').readFileSync('node_modules/pint-ae/examples/standard-invoice.json', 'utf8'));
    const { validate, convert, validateUbl } = require('pint-ae');
    const { xml } = convert(request);
    console.log(validate(request).outcome, validateUbl(xml).outcome, validate({}).outcome);`;

  test('is CommonJS where nothing requires ES modules, as in Jest', async () => {
    const all = `for (const name of ${JSON.stringify(commonJsEntries.map(packageName))}) if (Object.keys(require(name)).length === 0) throw new Error(name);`;
    const { stdout } = await run(
      process.execPath,
      ['--no-experimental-require-module', '-e', program + all],
      {
        cwd: folder,
      },
    );
    expect(stdout).toBe('valid valid malformed\n');
  });

  test.each([
    ['--input-type=module', "import { validate } from 'pint-ae';"],
    ['--input-type=commonjs', "const { validate } = require('pint-ae');"],
  ])('speaks Arabic to a program that loads nothing but the package: %s', async (type, loaded) => {
    const asked = `${loaded} console.log(validate({}, { language: 'ar' }).issues.every(({ message }) => /\\p{Script=Arabic}/u.test(message)))`;
    const { stdout } = await run(process.execPath, [type, '-e', asked], { cwd: folder });
    expect(stdout).toBe('true\n');
  });

  test.each(['import', 'require'])(
    'runs in a bundle that is CommonJS, entered by %s; what is missing is told when it is needed',
    async (how) => {
      const entries = ['batch', 'server', 'http/node', 'rule-set'].map((name) =>
        how === 'import' ? `import 'pint-ae/${name}';` : `require('pint-ae/${name}');`,
      );
      const used =
        how === 'import'
          ? `import * as all from 'pint-ae'; import { validateBatch } from 'pint-ae/batch'; const require_ = () => all;`
          : `const { validateBatch } = require('pint-ae/batch'); const require_ = require;`;
      const needed = `(async () => { for await (const _ of validateBatch([{ name: 'a', content: '{}' }], { threads: 1 })); })().catch((error) => console.log(error.message));`;
      const own = program.replace("require('pint-ae')", "require_('pint-ae')");
      const entry = join(folder, how === 'import' ? 'bundled.mjs' : 'bundled.cjs');
      writeFileSync(entry, [...entries, used, own, needed].join('\n'));
      await build({
        absWorkingDir: folder,
        entryPoints: [entry],
        outfile: join(folder, 'out', 'bundle.cjs'),
        bundle: true,
        format: 'cjs',
        platform: 'node',
        external: ['piscina', 'prom-client', 'saxon-js'],
        logLevel: 'silent',
      });
      const { stdout } = await run(process.execPath, ['out/bundle.cjs'], { cwd: folder });
      const [outcomes, missing] = stdout.trim().split('\n');
      expect(outcomes).toBe('valid valid malformed');
      expect(missing).toMatch(/piscina|batch-worker\.js is missing/);
    },
  );

  test('exports the files that worker threads run, for the option worker', async () => {
    const files = `for (const name of ['batch', 'server']) console.log(import.meta.resolve('pint-ae/' + name + '/worker').split('/').at(-1));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', files], { cwd: folder });
    expect(stdout).toBe('batch-worker.js\nserver-worker.js\n');
  });
});
