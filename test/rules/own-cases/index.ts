import type { OwnCase } from './case.ts';
import { envelopeCases } from './envelopes.ts';
import { figureCases } from './figures.ts';
import { fileCases } from './files.ts';
import { kindCases } from './kinds.ts';
import { readingCases } from './reading.ts';
import { requestCases } from './requests.ts';
import { contextCases, structureCases } from './structure.ts';

/**
 * Cases of the library's own rules that are neither checks nor advice: the tests run them and the
 * documentation shows them.
 */
export const ownCases: readonly OwnCase[] = [
  ...fileCases,
  ...requestCases,
  ...structureCases,
  ...contextCases,
  ...figureCases,
  ...envelopeCases,
  ...kindCases,
  ...readingCases,
];
