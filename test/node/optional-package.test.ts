import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  howToAdd,
  MissingPackageError,
  needPackages,
  optionalFile,
  optionalPackage,
} from '../../src/node/optional-package.ts';
import { temporaryFolder } from '../temporary-folder.ts';

test('a package that is missing is named with how to install it, in both languages', () => {
  const find = () => optionalPackage('no-such-package', 'saxonRuleSets');
  expect(find).toThrow(MissingPackageError);
  expect(find).toThrow(
    'Rule sets for the engine saxon are made by xslt3 and xmlbuilder2: npm install saxon-js xslt3 xmlbuilder2 (with --global',
  );
  try {
    find();
  } catch (error) {
    expect(error).toMatchObject({ words: { ar: expect.stringMatching(/\p{Script=Arabic}.*npm install/u) } });
  }
  expect(howToAdd('batch')).toBe('Batches run worker threads with piscina: npm install piscina');
  expect(howToAdd('batch', 'ar')).toMatch(/\p{Script=Arabic}/u);
});

test('another fault of a package is shown as it is', () => {
  const fault = (name: string) => {
    try {
      return optionalFile(name, 'batch');
    } catch (error) {
      return error;
    }
  };
  expect(fault('piscina')).toMatch(/piscina/);
  // An entry that the package does not have, and a file with another mistake.
  expect(fault('piscina/none')).not.toBeInstanceOf(MissingPackageError);
  expect(() => optionalPackage('./messages/none.json', 'batch')).toThrow(MissingPackageError);
  expect(() => needPackages('batch')).not.toThrow();
});

test('what a package throws while it is loaded is not taken as a missing one', () => {
  const file = join(temporaryFolder(), 'broken.cjs');
  const said = `'${file}' is broken`;
  const thrownBy = (source: string) => {
    writeFileSync(file, source);
    try {
      return optionalPackage(file, 'batch');
    } catch (error) {
      return error;
    }
  };
  expect(thrownBy(`throw new Error("${said}")`)).toEqual(new Error(said));
  // An installed package may lack one of its own.
  expect(thrownBy("require('no-such-package')")).toMatchObject({ code: 'MODULE_NOT_FOUND' });
  expect(thrownBy("require('no-such-package')")).not.toBeInstanceOf(MissingPackageError);
  const likeOne = { code: 'MODULE_NOT_FOUND', message: said };
  expect(thrownBy(`throw ${JSON.stringify(likeOne)}`)).toEqual(likeOne);
});
