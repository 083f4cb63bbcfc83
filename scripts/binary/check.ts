import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectFolder } from '../sources.ts';

/** Uses a binary where there is no Node.js and no package, and throws if a part of it does not work; tells size and start. */
export async function checkBinary(binary: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-binary-'));
  // With neither PATH nor the environment of npm.
  const env = { HOME: folder, LOCALAPPDATA: folder, SystemRoot: process.env.SystemRoot };
  const run = (...operands: readonly string[]) => {
    const began = performance.now();
    const { status, stdout, stderr } = spawnSync(binary, operands, { cwd: folder, env, encoding: 'utf8' });
    return { status, stdout, stderr, milliseconds: Math.round(performance.now() - began) };
  };
  const expect = (isSo: boolean, what: string, seen: unknown = '') => {
    if (!isSo) throw new Error(`${what}: ${JSON.stringify(seen)}`);
    console.log(`ok  ${what}`);
  };
  try {
    for (const name of ['standard-invoice.json', 'credit-note.json'])
      copyFileSync(join(projectFolder, 'examples', name), join(folder, name));
    mkdirSync(join(folder, 'broken'));
    copyFileSync(
      join(projectFolder, 'examples/broken/exempt-without-reason.json'),
      join(folder, 'broken/a.json'),
    );
    const first = run('--version');
    expect(first.status === 0, 'it starts', first);
    expect(first.stderr === '', 'it warns of nothing', first.stderr);
    const starts = Array.from({ length: 5 }, () => run('--version').milliseconds).toSorted(
      (one, other) => one - other,
    );

    const cases: readonly (readonly [number, ...string[]])[] = [
      [0, 'validate', 'standard-invoice.json', '--lang', 'ar'],
      [1, 'validate', 'broken/a.json', '--format', 'sarif'],
      [0, 'convert', 'standard-invoice.json', '--out', 'a.xml'],
      [0, 'validate', 'a.xml'],
      [0, 'validate', 'a.xml', '--engine', 'saxon'],
      [0, 'read', 'a.xml'],
      [0, 'render', 'standard-invoice.json', '--lang', 'both'],
      [0, 'compute', 'standard-invoice.json'],
      [0, 'explain', 'ibr-167-ae'],
      [0, 'rules', 'exemption'],
      [0, 'schema'],
      [0, 'table', '--template', 'template.xlsx'],
      [1, 'batch', '.', '--threads', '2', '--out', 'verdicts.ndjson'],
      [0, 'conformance'],
    ];
    for (const [code, ...operands] of cases) {
      const ended = run(...operands);
      expect(ended.status === code, `pint-ae ${operands.join(' ')} ends with ${code}`, ended);
    }
    await checkServer(
      spawn(binary, ['serve', '--port', '0', '--processes', '1', '--mcp'], { cwd: folder, env }),
      expect,
    );
    const kept = join(folder, '.cache/pint-ae');
    console.log(
      `${Math.round(statSync(binary).size / 1e6)} MB; first start ${first.milliseconds} ms, later ones ${starts[2]} ms (median of 5 of --version)` +
        (process.platform === 'linux' ? `; unpacked ${Math.round(sizeOf(kept) / 1e6)} MB` : ''),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkServer(
  server: ChildProcess,
  expect: (isSo: boolean, what: string, seen?: unknown) => void,
): Promise<void> {
  try {
    if (server.stdout === null) throw new Error('the server has no output');
    const [url] = await once(createInterface({ input: server.stdout }), 'line');
    const page = await (await fetch(url)).text();
    expect(page.includes('<html'), 'pint-ae serve has the page', page.slice(0, 100));
    const answer = await fetch(`${url}/v1/validate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: readFileSync(join(projectFolder, 'examples/standard-invoice.json')),
    });
    const { valid } = await answer.json();
    expect(valid === true, 'pint-ae serve judges in its worker', valid);
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((size, { parentPath, name }) => size + statSync(join(parentPath, name)).size, 0);
}
