import { oncePer } from '../core/once-per.ts';
import { fingerprint } from '../core/specification/fingerprint.ts';
import type { RuleSet, RuleSetIdentity } from '../core/specification/rule-set.ts';
import type { Specification } from '../core/specification/specification.ts';
import { defaultSpecification } from '../specification/default.ts';

/** Returns the rule set of a result; changed specifications and severities have their own id and hash. */
export function identityOf(ruleSet: RuleSet, specification: Specification | undefined): RuleSetIdentity {
  const { id, version, validFrom, validTo, hash } = ruleSet;
  const changes = `${specification ? changesOf(specification).text : ''}${severitiesOf(ruleSet)}`;
  if (changes === '' || !isOfDefault(hash)) return { id, version, validFrom, validTo, hash };
  return { id: `${id}+own`, version, validFrom, validTo, hash: `${hash}+${fingerprint(changes)}` };
}

function isOfDefault(hash: string): boolean {
  const { ruleSet, otherReleases } = defaultSpecification;
  return hash === ruleSet.hash || otherReleases.some((each) => each.ruleSet.hash === hash);
}

function severitiesOf({ warnings, information }: Pick<RuleSet, 'warnings' | 'information'>): string {
  return [...(warnings ?? []), '', ...(information ?? [])].join(' ').trimEnd();
}

/** Differences of a specification from the default that affect verdicts; empty for the default itself. */
const changesOf = oncePer((specification: Specification): { readonly text: string } => {
  if (specification === defaultSpecification) return { text: '' };
  const [own, published] = [judging(specification), judging(defaultSpecification)];
  const changed = Object.keys({ ...published, ...own }).filter((name) => {
    const [one, other] = [own[name], published[name]];
    return one !== other && fingerprint(one) !== fingerprint(other);
  });
  return { text: changed.map((name) => `${name} ${fingerprint(own[name])}`).join(' ') };
});

function judging({
  messages: _,
  suggestions: __,
  exampleRule: ___,
  ruleSet,
  otherReleases = [],
  ...others
}: Specification): Readonly<Record<string, unknown>> {
  const rulesOf = (each: RuleSet | undefined) => each && `${each.hash} ${severitiesOf(each)}`;
  return {
    ...others,
    ruleSet: rulesOf(ruleSet),
    otherReleases: otherReleases.map((each) => [rulesOf(each.ruleSet), each.checks]),
  };
}
