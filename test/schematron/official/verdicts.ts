import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The rules that a document of the corpus fails by the artefacts of the publisher. */
export interface OfficialVerdict {
  readonly id: string;
  readonly failed: readonly string[];
  /** One of the two stylesheets met an error and said nothing: it may have failed more. */
  readonly brokenOff?: true;
}

export function isValid({ failed, brokenOff }: OfficialVerdict): boolean {
  return failed.length === 0 && !brokenOff;
}

export function officialFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** The official verdicts of a release; the first line of the file says where they come from. */
export function officialVerdicts(release: string): OfficialVerdict[] {
  const [, ...lines] = readFileSync(officialFile(`${release}.ndjson`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line): OfficialVerdict => JSON.parse(line));
}
