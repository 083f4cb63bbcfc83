import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandNamed, readArguments, splitCommandLine } from '../src/cli/syntax/arguments.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { some } from './tier.ts';

const project = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(project, file), 'utf8');

/** Fails if the command would refuse these words. */
function understood(words: readonly string[]): void {
  const line = splitCommandLine(words);
  readArguments(commandNamed(line.command), line);
}

/** Runs the action in a folder, as a workflow does. */
function actIn(folder: string, path: string, inputs: Readonly<Record<string, string>> = {}) {
  const outside = temporaryFolder();
  const { status, stdout, stderr } = spawnSync(join(project, 'scripts/pipelines/action.sh'), {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PINT_AE: `${process.execPath} ${join(project, 'src/generated/cli.js')}`,
      INPUT_PATH: path,
      INPUT_ARGUMENTS: '--lang en',
      GITHUB_STEP_SUMMARY: join(outside, 'summary'),
      GITHUB_OUTPUT: join(outside, 'output'),
      ...inputs,
    },
  });
  const written = (name: string) => readFileSync(join(outside, name), 'utf8');
  return { status, stdout, stderr, summary: () => written('summary'), output: () => written('output') };
}

describe('the action for workflows', () => {
  const folder = temporaryFolder();

  beforeAll(() => {
    mkdirSync(join(folder, 'invoices'));
    for (const name of ['standard-invoice', 'broken/exempt-without-reason'])
      cpSync(join(project, `examples/${name}.json`), join(folder, `invoices/${name.replace('/', '-')}.json`));
  });

  const act = (path: string) => actIn(folder, path);

  test('annotates, writes SARIF and a summary, and fails where a document is not valid', () => {
    const { status, stdout, summary, output } = act('invoices/\n');
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^::error file=.*ibr-167-ae/)]);
    const sarif = JSON.parse(readFileSync(join(folder, 'pint-ae.sarif'), 'utf8'));
    expect(sarif.runs[0].results[0].ruleId).toBe('ibr-167-ae');
    expect(summary()).toMatch(/ibr-167-ae[\s\S]*Not valid: 1 of 2/);
    expect(output()).toBe('sarif=pint-ae.sarif\n');
  });

  test('passes where all are valid', () => {
    expect(act('invoices/standard-invoice.json').status).toBe(0);
  });

  test('gives its script every input', () => {
    const action = read('action.yml');
    const inputs = Array.from(
      action.slice(action.indexOf('\ninputs:'), action.indexOf('\noutputs:')).matchAll(/^ {2}([\w-]+):$/gm),
      ([, name = '']) => name,
    );
    const script = read('scripts/pipelines/action.sh');
    expect(inputs).toEqual(['path', 'version', 'sarif', 'arguments', 'configuration', 'timeout']);
    for (const name of inputs) {
      expect(action).toContain(`INPUT_${name.toUpperCase()}: \${{ inputs.${name} }}`);
      expect(script).toContain(`INPUT_${name.toUpperCase()}`);
    }
  });
});

function gitIn(cwd: string) {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  return (...words: string[]) => spawnSync('git', [...identity, ...words], { cwd, encoding: 'utf8' });
}

/** A repository whose base is valid and has strict rules, and whose pull request brings an invoice that is not valid. */
function pullRequest() {
  const folder = temporaryFolder();
  const git = gitIn(folder);
  git('init', '--quiet');
  mkdirSync(join(folder, 'invoices'));
  mkdirSync(join(folder, 'rules'));
  cpSync(join(project, 'examples/standard-invoice.json'), join(folder, 'invoices/good.json'));
  writeFileSync(join(folder, 'rules/pint-ae.config.json'), '{"flags":{"lang":"ar"}}');
  git('add', '.');
  git('commit', '--quiet', '--message', 'base');
  const base = git('rev-parse', 'HEAD').stdout.trim();
  cpSync(join(project, 'examples/broken/exempt-without-reason.json'), join(folder, 'invoices/bad.json'));
  return { folder, base };
}

/** A rule set that every document passes. */
function lenientRules(): string {
  const folder = temporaryFolder();
  const schema = join(folder, 'lenient.sch');
  writeFileSync(
    schema,
    '<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="/*"><assert id="any" test="true()">Any.</assert></rule></pattern></schema>',
  );
  const words = ['rule-set', 'compile', schema, '--id', 'any', '--release', '1'];
  return spawnSync(process.execPath, [join(project, 'src/generated/cli.js'), ...words], { encoding: 'utf8' })
    .stdout;
}

describe('a pull request', () => {
  const lenient = lenientRules();
  const victim = 'victim.txt';

  const configurations: readonly (readonly [string, object])[] = [
    ['a lenient rule set', { flags: { 'rule-set': 'lenient.json' } }],
    ['the place of the report', { commands: { validate: { out: victim } } }],
    ['that it be watched', { commands: { validate: { watch: true } } }],
    ['that it be fixed', { commands: { validate: { fix: true } } }],
    ['silence', { flags: { quiet: true, statistics: true, format: 'text' } }],
    ['other options', { options: { documentType: 'CreditNote', ignoreAdvice: [] } }],
    ['a lenient rule set of one command', { commands: { validate: { 'rule-set': ['lenient.json'] } } }],
  ];

  test.each(some(configurations, 2))(
    'does not pass by a configuration of its own that says %s',
    (_, config) => {
      const { folder } = pullRequest();
      writeFileSync(join(folder, 'lenient.json'), lenient);
      const before = readFileSync(join(folder, 'invoices/bad.json'), 'utf8');
      for (const place of ['', 'invoices'])
        writeFileSync(join(folder, place, 'pint-ae.config.json'), JSON.stringify(config));
      const { status, stdout } = actIn(folder, 'invoices/bad.json');
      expect([status, stdout]).toEqual([1, expect.stringMatching(/^::error file=.*ibr-167-ae/)]);
      expect(existsSync(join(folder, victim))).toBe(false);
      expect(readFileSync(join(folder, 'invoices/bad.json'), 'utf8')).toBe(before);
    },
  );

  test('does not pass by a configuration that is a link', () => {
    const { folder } = pullRequest();
    const elsewhere = temporaryFolder();
    writeFileSync(join(elsewhere, 'lenient.json'), lenient);
    writeFileSync(join(elsewhere, 'c.json'), '{"flags":{"ruleSet":"lenient.json"}}');
    symlinkSync(join(elsewhere, 'c.json'), join(folder, 'pint-ae.config.json'));
    expect(actIn(folder, 'invoices/bad.json').status).toBe(1);
  });

  test('does not pass by a file that is named like an option', () => {
    const { folder } = pullRequest();
    mkdirSync(join(folder, '--rule-set=evil/invoices'), { recursive: true });
    mkdirSync(join(folder, 'evil/invoices'), { recursive: true });
    writeFileSync(join(folder, 'evil/invoices/x.json'), lenient);
    cpSync(join(folder, 'invoices/bad.json'), join(folder, '--rule-set=evil/invoices/x.json'));
    expect(actIn(folder, '--rule-set=evil/invoices/x.json\ninvoices/good.json').status).toBe(1);
    const [hook] = hooks();
    const { status } = spawnSync(
      process.execPath,
      [join(project, 'src/generated/cli.js'), ...(hook ?? []), '--rule-set=evil/invoices/x.json'],
      { cwd: folder },
    );
    expect(status).toBe(1);
  });

  test('is judged by the configuration of its base, if the workflow names one', () => {
    const { folder, base } = pullRequest();
    writeFileSync(join(folder, 'rules/pint-ae.config.json'), '{"flags":{"ruleSet":"lenient.json"}}');
    writeFileSync(join(folder, 'rules/lenient.json'), lenient);
    const named = { INPUT_CONFIGURATION: 'rules/pint-ae.config.json', INPUT_BASE: base };
    const { status, stdout } = actIn(folder, 'invoices/bad.json', { ...named, INPUT_ARGUMENTS: '' });
    expect([status, stdout]).toEqual([1, expect.stringMatching(/ibr-167-ae.*\p{Script=Arabic}/u)]);
    expect(actIn(folder, 'invoices/bad.json', { ...named, INPUT_CONFIGURATION: 'none.json' }).status).toBe(2);
  });

  test('and a push are judged by the configuration of the default branch, not by the pushed one', () => {
    const { folder: origin } = pullRequest();
    const folder = join(temporaryFolder(), 'clone');
    gitIn(origin)('clone', '--quiet', origin, folder);
    mkdirSync(join(folder, 'invoices'), { recursive: true });
    cpSync(join(origin, 'invoices/bad.json'), join(folder, 'invoices/bad.json'));
    writeFileSync(join(folder, 'rules/pint-ae.config.json'), '{"flags":{"ruleSet":"lenient.json"}}');
    writeFileSync(join(folder, 'rules/lenient.json'), lenient);
    const git = gitIn(folder);
    git('checkout', '--quiet', '-b', 'main-2');
    git('add', '.');
    git('commit', '--quiet', '--message', 'pushed');
    const named = { INPUT_CONFIGURATION: 'rules/pint-ae.config.json', INPUT_BASE: '', INPUT_ARGUMENTS: '' };
    const { status, stdout } = actIn(folder, 'invoices/bad.json', named);
    expect([status, stdout]).toEqual([1, expect.stringMatching(/ibr-167-ae.*\p{Script=Arabic}/u)]);
  });

  const additions: readonly (readonly [string, (folder: string) => void])[] = [
    ['a link to a folder', (folder) => symlinkSync('..', join(folder, 'invoices/link'))],
    [
      'a file with the name of the pattern',
      (folder) => cpSync(join(folder, 'invoices/good.json'), join(folder, 'invoices/*.json')),
    ],
    ['a record beside it', (folder) => writeFileSync(join(folder, 'invoices/bad.json.run.json'), '{}')],
  ];

  test.each(some(additions, 1))('does not pass by %s', (_, add) => {
    const { folder } = pullRequest();
    add(folder);
    for (const path of ['invoices', 'invoices/*.json']) expect(actIn(folder, path).status).not.toBe(0);
    rmSync(join(folder, 'invoices/bad.json'));
    const { stdout, summary } = actIn(folder, 'invoices');
    if (_ === 'a link to a folder') {
      expect(stdout).toContain('::error file=invoices/link');
      expect(summary()).toContain('not checked: invoices/link');
    }
  });

  test('leads nothing that is written elsewhere by a link', () => {
    const { folder } = pullRequest();
    const elsewhere = temporaryFolder();
    writeFileSync(join(elsewhere, victim), 'as it was');
    symlinkSync(join(elsewhere, victim), join(folder, 'pint-ae.sarif'));
    symlinkSync(elsewhere, join(folder, 'reports'));
    expect(actIn(folder, 'invoices/bad.json').status).toBe(1);
    expect(JSON.parse(readFileSync(join(folder, 'pint-ae.sarif'), 'utf8')).version).toBe('2.1.0');
    for (const place of ['reports/new.sarif', 'reports/new/findings.sarif'])
      expect(actIn(folder, 'invoices/bad.json', { INPUT_SARIF: place }).status).toBe(2);
    expect(readFileSync(join(elsewhere, victim), 'utf8')).toBe('as it was');
    expect(readdirSync(elsewhere)).toEqual([victim]);
  });

  test('is annotated where its own folder has the name of the SARIF, or the name begins like an option', () => {
    const { folder } = pullRequest();
    mkdirSync(join(folder, 'pint-ae.sarif'));
    const { status, stdout, summary } = actIn(folder, 'invoices/bad.json');
    expect([status, stdout]).toEqual([2, expect.stringMatching(/^::error file=.*ibr-167-ae/)]);
    expect(summary()).toContain('ibr-167-ae');
    expect(actIn(folder, 'invoices/bad.json', { INPUT_SARIF: '-x.sarif' }).status).toBe(1);
    expect(JSON.parse(readFileSync(join(folder, '-x.sarif'), 'utf8')).version).toBe('2.1.0');
  });

  test('does not hold up the workflow: what never ends is ended', () => {
    const { folder } = pullRequest();
    rmSync(join(folder, 'invoices/bad.json'));
    spawnSync('mkfifo', [join(folder, 'invoices/bad.json')]);
    const { status } = actIn(folder, 'invoices/bad.json', { INPUT_TIMEOUT: '1' });
    expect(status).not.toBe(0);
  });
});

/** The words of the hooks for pre-commit, which appends the names of files. */
function hooks(): readonly (readonly string[])[] {
  return Array.from(
    read('.pre-commit-hooks.yaml').matchAll(/^ {2}entry: pint-ae (.*)$/gm),
    ([, words = '']) => words.split(' '),
  );
}

test('every command of a gate reads no configuration of the folder, and takes files after --', () => {
  const gates = [
    ...hooks().map((words) => words.join(' ')),
    ...Array.from(read('templates/validate.yml').matchAll(/^ {4}- pint-ae (.*)$/gm), ([, line = '']) => line),
    ...['github-actions.yml', 'gitlab-ci.yml', 'pre-commit'].flatMap((file) =>
      Array.from(
        read(`examples/erp/${file}`).matchAll(/pint[-_]ae (validate .*)$/gm),
        ([, line = '']) => line,
      ),
    ),
  ];
  expect(gates).toHaveLength(8);
  for (const line of gates) expect(line).toMatch(/^validate .*--no-config\b.* --( |$)/);
});

describe('the workflows', () => {
  const workflows = readdirSync(join(project, '.github/workflows'));

  test.each([...workflows.map((file) => `.github/workflows/${file}`), 'examples/erp/github-actions.yml'])(
    '%s uses actions by their commits, has a limit of time, and says its permissions',
    (file) => {
      const text = read(file);
      const used = Array.from(text.matchAll(/uses: (.*)$/gm), ([, action = '']) => action);
      expect(used.length).toBeGreaterThan(0);
      for (const action of used) expect(action).toMatch(/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
      expect(text.match(/timeout-minutes:/g)).toHaveLength(text.match(/runs-on:/g)?.length ?? 0);
      expect(text).toMatch(/^permissions:/m);
    },
  );

  test('a release is built and published in two jobs, of which one alone may do each', () => {
    const jobs = read('.github/workflows/release.yml').split(/^ {2}(?=\w+:$)/m);
    const [build = '', publish = '', release = ''] = ['build', 'publish', 'release'].map(
      (name) => jobs.find((job) => job.startsWith(`${name}:`) && job.includes('runs-on')) ?? '',
    );
    expect(build).toMatch(/npm ci --ignore-scripts\n[\s\S]*npm pack --ignore-scripts/);
    expect(build).toMatch(/permissions:\n {6}contents: read\n/);
    expect(build).toContain('npm sbom');
    // A published package has no `prepare`, of which npm would warn whoever installs it.
    expect(build).toMatch(/npm pkg delete scripts\n[^\n]*npm pack/);
    expect(publish).toContain('npm publish --ignore-scripts --provenance');
    expect(publish).not.toMatch(/npm (?:ci|install|run)|contents:/);
    expect(publish).toContain('id-token: write');
    expect(release).toMatch(/gh release create .*sbom\.cdx\.json/);
    expect(release).not.toContain('id-token');
  });

  test('a release names the repository that it was built in, to which the registry resolves what the README links to', () => {
    const [, commands = ''] =
      /want the address[^\n]*\n {8}run: \|\n((?: {10}.*\n)+)/.exec(read('.github/workflows/release.yml')) ??
      [];
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'package.json'), read('package.json'));
    const env = { ...process.env, GITHUB_SERVER_URL: 'https://example.org', GITHUB_REPOSITORY: 'a/b' };
    expect(spawnSync('sh', ['-ec', commands], { cwd: folder, env }).status).toBe(0);
    const address = 'https://example.org/a/b';
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      repository: { type: 'git', url: `git+${address}.git` },
      homepage: `${address}#readme`,
      bugs: { url: `${address}/issues` },
    });
    const links = Array.from(read('README.md').matchAll(/\]\(([^)#]+)/g), ([, link = '']) => link);
    const { stdout } = spawnSync('git', ['ls-files', '--', ...links], { cwd: project, encoding: 'utf8' });
    const notTracked = links.filter((link) => !/^https:/.test(link) && !stdout.split('\n').includes(link));
    expect([links.length > 20, notTracked]).toEqual([true, []]);
  });
});

test('the hooks for pre-commit are commands that are understood', () => {
  const entries = hooks();
  expect(entries).toHaveLength(2);
  for (const words of entries) understood([...words, 'invoices/one.json']);
});

test('the template for GitLab runs commands that are understood', () => {
  const commands = Array.from(
    read('templates/validate.yml').matchAll(/^ {4}- pint-ae (.*?)(?: \|\| .*)?$/gm),
    ([, words]) => words,
  );
  expect(commands).toHaveLength(3);
  for (const words of commands)
    understood(
      (words ?? '')
        .replaceAll(/\$\[\[ inputs\.(\w+) \]\]/g, (_, name) => (name === 'path' ? 'a.json' : '--strict'))
        .split(' '),
    );
});

test('the service without PostgreSQL is skipped on a desk, and a failure where everything must hold', () => {
  const folder = join(temporaryFolder(), 'scripts');
  mkdirSync(folder);
  const script = join(folder, 'on-postgres.sh');
  const nowhere = read('service/scripts/on-postgres.sh').replace('/usr/lib/postgresql', '/nowhere');
  writeFileSync(script, nowhere);
  const codeWith = (CI: string) =>
    spawnSync('bash', [script, 'true'], { env: { ...process.env, CI } }).status;
  expect([nowhere.includes('/nowhere/'), codeWith(''), codeWith('true')]).toEqual([true, 0, 1]);
  expect(read('.ci/run')).toMatch(/apt-get install .* postgresql;/);
});

describe('npm builds the command', () => {
  const prepare = join(project, 'scripts/pipelines/prepare.mjs');
  const wordsOfNpm = (place: string, hasPackages = false) => {
    const folder = temporaryFolder();
    const clone = join(folder, place);
    mkdirSync(join(clone, hasPackages ? 'node_modules' : ''), { recursive: true });
    writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
    const { status, stdout } = spawnSync(process.execPath, [prepare], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    });
    return [status, stdout];
  };

  test('in a clone of its own, where it has installed nothing if the package is to be global', () => {
    expect(wordsOfNpm('_cacache/tmp/clone', true)).toEqual([0, 'run --silent build\n']);
    expect(wordsOfNpm('_cacache/tmp/clone')).toEqual([
      0,
      'ci --global=false --include=dev --ignore-scripts --silent\nrun --silent build\n',
    ]);
  });

  test('in no other folder', () => {
    expect(wordsOfNpm('clone')).toEqual([0, '']);
  });
});

describe('npm packs a manifest', () => {
  const step = (name: string) => `node ${join(project, 'scripts/pipelines/packed-manifest.mjs')} ${name}`;
  const scripts = { prepack: step('without-prepare'), postpack: step('restore'), prepare: 'node -e 0' };
  const manifest = JSON.stringify({ name: 'packed', version: '1.0.0', scripts }, null, 2);

  test.each([
    ['of a checkout', {}],
    [
      'that a run which was broken off has left',
      { '.package.json.kept': manifest, 'package.json': manifest.replace('"prepare"', '"none"') },
    ],
  ])('without prepare, of which it would warn whoever installs the file, and puts it back: %s', (_, left) => {
    const folder = temporaryFolder();
    for (const [name, text] of Object.entries({ 'package.json': manifest, ...left }))
      writeFileSync(join(folder, name), text);
    const { status } = spawnSync('npm', ['pack', '--silent'], { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(manifest);
    const packed = spawnSync('tar', ['xzOf', 'packed-1.0.0.tgz', 'package/package.json'], { cwd: folder });
    expect(Object.keys(JSON.parse(String(packed.stdout)).scripts)).not.toContain('prepare');
    expect(readdirSync(folder).toSorted()).toEqual(['package.json', 'packed-1.0.0.tgz']);
  });
});
