import type { Check } from '../../../src/core/specification/check.ts';
import { checks103 } from './1.0.3/checks.ts';
import { release103 } from './1.0.3/release.ts';

/** The checks of requests of each other release that has some otherwise, by its version. */
export const otherChecks: Readonly<Record<string, readonly Check[]>> = {
  [release103.version]: checks103,
};
