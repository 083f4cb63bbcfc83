import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfCommand } from '../../scripts/binary/files.ts';
import { describeBuilt } from './installed.ts';

describeBuilt('the command as one file (npm run build makes its modules)', () => {
  test('has every module that one in it imports', () => {
    const files = new Map(filesOfCommand().map(({ path, content }) => [path, content.toString()]));
    const modules = [...files].filter(([path]) => /^dist\/.*\.js$/.test(path));
    const imported = modules.flatMap(([path, code]) =>
      Array.from(code.matchAll(/(?:from|import) ?\(?["'](\.[^"']+\.js)["']/g), ([, name = '']) =>
        posix.join(posix.dirname(path), name),
      ),
    );
    expect(imported.length).toBeGreaterThan(300);
    expect(imported.filter((path) => !files.has(path))).toEqual([]);
  });
});
