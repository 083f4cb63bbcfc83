import { expect, test } from 'vitest';
import {
  howToAdd,
  MissingPackageError,
  needPackages,
  optionalFile,
  optionalPackage,
} from '../../src/node/optional-package.ts';

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
  expect(howToAdd('batch')).toBe('Batches run their worker threads by piscina: npm install piscina');
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
