import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHandler } from '../../src/http/index.ts';
import { toNodeListener } from '../../src/http/node.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { environmentWithProgram } from './program.ts';

const page = readFileSync('docs/guides/cluster.md', 'utf8');
const path = process.env.PATH ?? '';
const isInstalled = (name: string) => path.split(delimiter).some((each) => existsSync(join(each, name)));

/** The first block of code in a language under a heading of the page. */
function recipe(heading: string, language: string): string {
  const section = page.slice(page.indexOf(`## ${heading}`));
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section)?.[1] ?? '';
}

/** The address in the first lines that a broker prints; it goes on printing. */
function addressToldBy(lines: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = '';
    lines.on('data', (piece) => {
      told += piece;
      const address = /bootstrap\.servers=([\d.:]+)\n/.exec(told)?.[1];
      if (address !== undefined) resolve(address);
    });
    lines.once('end', () => reject(new Error(told)));
  });
}

describe('the recipes of the page on clusters', () => {
  const folder = temporaryFolder();
  const env = environmentWithProgram(folder);
  const request = example('standard-invoice');
  const invalid = example('broken/exempt-without-reason');
  const outcomes = Array.from({ length: 20 }, (_, id) => `${id} ${id % 5 === 0 ? 'invalid' : 'valid'}`);

  beforeAll(() => {
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
    expect(printed.trimEnd().split('\n')).toEqual([...outcomes, '0']);
  });

  test.skipIf(!isInstalled('javac'))('run as Flink calls it: each answer completes its result', async () => {
    const server = createServer(toNodeListener(createHandler())).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    writeFileSync(
      join(folder, 'Judge.java'),
      `import java.net.URI; import java.net.http.*; import java.nio.file.*; import java.util.*; import java.util.concurrent.*;
import java.net.http.HttpRequest.BodyPublishers; import java.net.http.HttpResponse.BodyHandlers;
public class Judge {
  interface ResultFuture<T> { void complete(Collection<T> results); }
  HttpClient client = HttpClient.newHttpClient();
${recipe('Flink', 'java').replace(':8080/', `:${port}/`)}
  public static void main(String[] files) throws Exception {
    for (String file : files) {
      var answer = new CompletableFuture<Collection<String>>();
      new Judge().asyncInvoke(Files.readString(Path.of(file)), answer::complete);
      System.out.println(answer.get().iterator().next());
    }
  }
}
`,
    );
    const files = ['standard-invoice.json', 'broken/exempt-without-reason.json'].map((name) =>
      resolve('examples', name),
    );
    try {
      const { stdout } = await promisify(execFile)('java', ['Judge.java', ...files], { cwd: folder });
      const told = stdout.trimEnd().split('\n');
      expect(told.map((line) => JSON.parse(line).outcome)).toEqual(['valid', 'invalid']);
    } finally {
      server.close();
    }
  });

  const outcomesOf = (verdicts: string) =>
    verdicts
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
      .sort((one, other) => one.id - other.id)
      .map(({ id, outcome }) => `${id} ${outcome}`);

  test.skipIf(!isInstalled('kcat'))('run: Kafka, on the broker that kcat can be', async () => {
    // It prints the address that it listens on, and lives as long as its input.
    const broker = spawn('kcat', '-P -b any -X test.mock.num.brokers=1 -d mock -t none'.split(' '));
    const address = await addressToldBy(broker.stderr);
    // Ends once it has read every message, as no cluster does.
    const kcat = join(folder, 'bounded', 'kcat');
    mkdirSync(join(folder, 'bounded'));
    writeFileSync(
      kcat,
      `#!/bin/sh\ncase " $* " in *" -G "*) set -- -e "$@" ;; esac\nPATH=$BARE exec kcat "$@"\n`,
    );
    chmodSync(kcat, 0o755);
    const script = `kcat -b broker -P -t invoices < invoices.ndjson
${recipe('Kafka', 'bash')}
kcat -b broker -C -t verdicts -o beginning -e -q`.replaceAll('-b broker', `-b ${address}`);
    const bounded = { ...env, BARE: env.PATH, PATH: [join(folder, 'bounded'), env.PATH].join(delimiter) };
    try {
      const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
        cwd: folder,
        env: bounded,
      });
      expect(outcomesOf(stdout)).toEqual(outcomes);
    } finally {
      broker.kill();
    }
  });

  test.skipIf(isInstalled('kcat'))('run as Kafka does, with a kcat that reads and writes files', () => {
    const kcat = join(folder, 'kcat');
    writeFileSync(
      kcat,
      '#!/bin/sh\ncase " $* " in *" -P "*) exec cat > kafka.ndjson ;; esac\nexec cat invoices.ndjson\n',
    );
    chmodSync(kcat, 0o755);
    execFileSync('bash', ['-euo', 'pipefail', '-c', recipe('Kafka', 'bash')], { cwd: folder, env });
    expect(outcomesOf(readFileSync(join(folder, 'kafka.ndjson'), 'utf8'))).toEqual(outcomes);
  });

  /**
   * Returns what an engine does with the program of a recipe: each partition is its input, a document a line, and its
   * output lines are the result.
   */
  const piped = (command: string, partitions: readonly (readonly string[])[]) =>
    partitions.flatMap((lines) =>
      execFileSync('sh', ['-euc', command], {
        cwd: folder,
        env,
        encoding: 'utf8',
        input: lines.map((line) => `${line}\n`).join(''),
      })
        .split('\n')
        .filter((line) => line !== ''),
    );

  /** The commands that the recipes make engines start. */
  const started = [
    /\.pipe\("([^"]+)", environment, checkCode=True\)/.exec(
      readFileSync('examples/cluster/spark_pipe.py', 'utf8'),
    ),
    /-mapper '([^']+)'/.exec(recipe('Hadoop streaming', 'bash')),
  ].map((found) => found?.[1] ?? '');

  test.each([...new Set(started)])('gives a verdict for each line, whatever the partition: %s', (command) => {
    expect(command).toMatch(/^pint-ae batch --filter/);
    const lines = readFileSync(join(folder, 'invoices.ndjson'), 'utf8').trimEnd().split('\n');
    const verdicts = piped(command, [lines.slice(0, 13), [], lines.slice(13)]).map((line) =>
      JSON.parse(line),
    );
    expect(verdicts.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual(outcomes);
  });
});
