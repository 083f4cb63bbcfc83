/** Runs Biome, which is installed if it is not there. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { folderOf, install, lint } from '../extras/install.ts';

install(lint);
const program = join(folderOf(lint, '@biomejs/biome') ?? '', 'bin/biome');
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
