import type { ReleaseByDifference } from '../../../src/core/specification/specification.ts';
import { release103 } from './1.0.3/release.ts';
import { release104 } from './1.0.4/release.ts';

/** The release by which documents are judged unless another is chosen. */
export const release: ReleaseByDifference = release104;

/** The releases beside it, in their order. */
export const otherReleases: readonly ReleaseByDifference[] = [release103];
