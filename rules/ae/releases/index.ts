import type { ReleaseByDifference } from '../../../src/core/specification/specification.ts';
import { release103 } from './1.0.3/release.ts';
import { release104 } from './1.0.4/release.ts';

/** All releases, in the order of their first days. */
const releases: readonly ReleaseByDifference[] = [release103, release104];

/**
 * The release by which documents are judged unless another is chosen, whatever their issue date, until the first day of the
 * release after it. It is valid today: a release of the future stands after it in the list, and needs nothing else.
 */
export const release: ReleaseByDifference = release104;

/** The release that stands as a whole in `schematron/` and `codelists/`; all others differ from it. */
export const wholeRelease = /* @__PURE__ */ releases.find(({ differsFrom }) => differsFrom === undefined);

/** The releases beside it, in their order. */
export const otherReleases = /* @__PURE__ */ releases.filter((each) => each !== release);
