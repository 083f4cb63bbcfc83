import type { OwnCase } from './case.ts';
import { documentCases } from './documents.ts';
import { fileCases } from './files.ts';
import { requestCases } from './requests.ts';

/**
 * Cases of the library's own rules that are neither checks nor advice: the tests run them and the
 * documentation shows them.
 */
export const ownCases: readonly OwnCase[] = [...fileCases, ...requestCases, ...documentCases];
