import { otherReleases, release } from '../rules/ae/releases/index.ts';

/** The release by which documents are judged. */
export const defaultVersion = release.version;

/** The releases that can judge, in the order in which they are listed for people. */
export const versions = [...otherReleases, release].map(({ version }) => version).toSorted();

/** The releases as a message about options lists them. */
export const versionsQuoted = versions.map((version) => `"${version}"`).join(', ');

/** The release that applies on a day. */
export function releaseOn(day: string): string {
  const applicable = [...otherReleases, release].filter(({ validFrom }) => (validFrom ?? '') <= day);
  const [latest] = applicable.toSorted((one, other) =>
    (other.validFrom ?? '').localeCompare(one.validFrom ?? ''),
  );
  return latest?.version ?? '';
}
