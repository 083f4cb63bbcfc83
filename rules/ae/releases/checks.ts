import type { Check } from '../../../src/core/specification/check.ts';
import { releaseChanges } from '../../../src/generated/release-changes.js';
import { checks } from '../checks/index.ts';
import { officialLists } from '../messages/code-names.ts';
import { checks103 } from './1.0.3/checks.ts';
import { release103 } from './1.0.3/release.ts';

/** The checks that differ in a release, by its version. */
const ownChecks: Readonly<Record<string, readonly Check[]>> = {
  [release103.version]: checks103,
};

/** The checks of requests for a release, without those of rules that it lacks. */
export function checksOf(version: string, changes = releaseChanges[version]): readonly Check[] {
  const own = ownChecks[version] ?? checks;
  if (changes === undefined) return own;
  const { withoutRules, codesBesides } = changes;
  return own
    .filter(({ id }) => !withoutRules.includes(id))
    .map((check) => allowing(check, codesBesides[officialListOf(check)] ?? []));
}

const lists: Readonly<Record<string, string>> = officialLists;
const officialListOf = ({ misspelt }: Check): string => lists[misspelt?.list ?? ''] ?? misspelt?.list ?? '';

function allowing(check: Check, codes: readonly string[]): Check {
  const { misspelt, find } = check;
  if (misspelt === undefined || codes.length === 0) return check;
  const isAllowed = (value: unknown) => typeof value === 'string' && codes.includes(value);
  return {
    ...check,
    find: (...given) => find(...given).filter(({ values = {} }) => !isAllowed(values[misspelt.value])),
  };
}
