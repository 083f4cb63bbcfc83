/** The heading of what is not released yet. */
export const unreleased = '## Unreleased';

/** Entry of a changelog on the next release; empty if there is none, or without its heading. */
export function unreleasedIn(changelog: string): string {
  const [, after = ''] = changelog.split(`\n${unreleased}\n`);
  const [section = ''] = after.split(/^## /m);
  return section.trim();
}

/** The changelog in which what was unreleased is a version, on a day; nothing is unreleased any more. */
export function datedChangelog(changelog: string, version: string, day: string): string {
  return changelog.replace(`\n${unreleased}\n`, `\n${unreleased}\n\n## ${version} (${day})\n`);
}
