import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfCommand } from '../../scripts/binary/files.ts';
import { projectFolder } from '../../scripts/project-folder.ts';

const isBuilt = existsSync(join(projectFolder, 'dist/cli.js'));

// CI builds first, and so never skips it.
test.skipIf(!isBuilt && process.env.CI === undefined)(
  'the command as one file has every module that one in it imports (npm run build makes them)',
  () => {
    const files = new Map(filesOfCommand().map(({ path, content }) => [path, content.toString()]));
    const modules = [...files].filter(([path]) => /^dist\/.*\.js$/.test(path));
    const imported = modules.flatMap(([path, code]) =>
      Array.from(code.matchAll(/(?:from|import) ?\(?["'](\.[^"']+\.js)["']/g), ([, name = '']) =>
        posix.join(posix.dirname(path), name),
      ),
    );
    expect(imported.length).toBeGreaterThan(300);
    expect(imported.filter((path) => !files.has(path))).toEqual([]);
  },
);
