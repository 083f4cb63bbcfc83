/**
 * `npm run tool -- small-files 1000000`: judges a folder tree of so many small documents with `pint-ae batch`, and prints the time and
 * the most memory. The files are names of a few, as many as a file system lets one have. Needs `npm run build`; exits with 1 if a
 * verdict is missing.
 */
import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from './project-folder.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const filesOfFolder = 1_000;
const folder = mkdtempSync(join(tmpdir(), 'pint-ae-small-files-'));
try {
  for (let index = 0; index < count; index += 1) {
    const inside = join(folder, 'in', String(Math.floor(index / filesOfFolder)));
    const first = join(inside, '0.json');
    if (index % filesOfFolder === 0) {
      mkdirSync(inside, { recursive: true });
      writeFileSync(first, '{"invoiceNumber":"INV-1"}');
    } else linkSync(first, join(inside, `${index % filesOfFolder}.json`));
  }
  const peak = join(folder, 'peak');
  const atEnd = `import { readFileSync, writeFileSync } from 'node:fs'; import { isMainThread } from 'node:worker_threads';
    if (isMainThread) process.on('exit', () => writeFileSync(${JSON.stringify(peak)}, /VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]));`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      ...[
        '--import',
        `data:text/javascript,${encodeURIComponent(atEnd)}`,
        join(projectFolder, 'dist/cli.js'),
      ],
      ...['batch', join(folder, 'in'), '--out', join(folder, 'out'), '--fields', 'outcome'],
    ],
    { encoding: 'utf8' },
  );
  const { documents, malformed, seconds } = JSON.parse(
    readFileSync(join(folder, 'out/summary.json'), 'utf8'),
  );
  const megabytes = Math.round(Number(readFileSync(peak, 'utf8')) / 1024);
  console.log(
    `${count} files: ${documents} documents, ${malformed} malformed, ${seconds} s, at most ${megabytes} MB`,
  );
  if (status !== 1 || documents !== count || malformed !== count) {
    console.error(stderr.slice(-2_000));
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
