import type { ReleaseByDifference } from '../../../src/core/specification/specification.ts';
import { release103 } from './1.0.3/release.ts';
import { release104 } from './1.0.4/release.ts';

/** All releases, in the order of their first day. */
const releases: readonly ReleaseByDifference[] = [release103, release104];

/** The release that checks documents by default, until the first day of the next one. It is valid today. */
export const release: ReleaseByDifference = release104;

/** The release whose complete files are in `schematron/` and `codelists/`; others are differences from it. */
export const wholeRelease = /* @__PURE__ */ releases.find(({ differsFrom }) => differsFrom === undefined);

/** The other releases, in their order. */
export const otherReleases = /* @__PURE__ */ releases.filter((each) => each !== release);
