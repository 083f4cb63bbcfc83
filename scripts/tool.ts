/** `npm run tool -- NAME ARGUMENTS`: measures, compares or searches for faults; without a name, lists the tools. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectFolder } from './project-folder.ts';

interface Tool {
  readonly does: string;
  /** Its file; default: that of its name. */
  readonly file?: string;
  /** Arguments that precede those of the user. */
  readonly first?: readonly string[];
  /** The npm script that makes what it needs. */
  readonly needs?: 'generate' | 'build';
}

const tools: Readonly<Record<string, Tool>> = {
  api: { does: 'writes test/package/api.md, the public interface', needs: 'build' },
  binary: {
    does: 'makes the command as one file that needs no Node.js',
    file: 'binary/index.ts',
    needs: 'build',
  },
  'bundle-size': {
    does: 'writes the sizes of functions in browsers into their page of the documentation',
    needs: 'build',
  },
  clients: {
    does: 'has openapi-generator make clients in five languages, and runs a program with each',
    needs: 'generate',
  },
  command: { does: 'builds dist/cli.js alone, in seconds', file: 'demo/quick-build.ts' },
  conformance: {
    does: 'compares the verdicts on the corpus with what must fail',
    file: '../src/cli/index.ts',
    first: ['conformance'],
    needs: 'generate',
  },
  consumers: {
    does: 'has the packed package used by test runners, bundlers, frameworks and package managers',
    needs: 'build',
  },
  counterparts: { does: "tries other people's clients and hooks with ours", needs: 'build' },
  corpus: {
    does: 'writes the documents of all cases, with the rules that must fail',
    file: 'generate/corpus.ts',
  },
  differential: {
    does: 'compares our engine with SaxonJS and Saxon-HE on changed documents',
    needs: 'generate',
  },
  frameworks: {
    does: 'runs the recipes of examples/frameworks in Flask, Django, Laravel, Spring Boot, Fastify, NestJS and Next, and with Prisma',
    needs: 'build',
  },
  fuzz: { does: 'tries changed documents, and keeps those that throw or are slow', needs: 'generate' },
  mutation: {
    does: 'has Stryker change the sources of folders, and counts the changes that their tests notice',
    needs: 'generate',
  },
  'network-verdicts': {
    does: "asks the publishers' stylesheets about tax data documents and message statuses",
    needs: 'generate',
  },
  nightly: {
    does: 'runs all searches for faults and all measurements in an hour, or those named',
    needs: 'build',
  },
  'official-verdicts': {
    does: 'asks the official artefacts in a folder about our corpus, and keeps their verdicts',
    needs: 'generate',
  },
  python: {
    does: 'makes the Python package in python/dist; --check tests it, --cluster on Spark and others',
    file: 'python/index.ts',
    needs: 'generate',
  },
  reproducible: { does: 'builds twice, and names each file of dist that differs' },
  'rules-as-data': {
    does: 'writes the rules and valid documents into a folder, for the benchmarks of the engine',
  },
  runtimes: {
    does: 'runs the same checks on several versions of Node.js, Bun, Deno and the binary',
    file: 'runtimes/run.ts',
    needs: 'build',
  },
};

const [name, ...given] = process.argv.slice(2);
const tool = tools[name ?? ''];
process.exitCode = tool === undefined ? listTools() : run(tool);

function listTools(): number {
  if (name !== undefined) console.error(`There is no tool ${name}.\n`);
  const width = Math.max(...Object.keys(tools).map(({ length }) => length));
  for (const [each, { does }] of Object.entries(tools)) console.log(`${each.padEnd(width)}  ${does}`);
  return name === undefined ? 0 : 2;
}

function run({ file = `${name}.ts`, first = [], needs }: Tool): number {
  if (needs !== undefined) {
    const { status } = spawnSync('npm', ['run', '--silent', needs], { cwd: projectFolder, stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
  }
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const path = join(projectFolder, 'scripts', file);
  const { status } = spawnSync(process.execPath, ['--import', tsx, path, ...first, ...given], {
    stdio: 'inherit',
  });
  return status ?? 1;
}
