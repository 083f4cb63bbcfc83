import type { Engine, Judgement } from '../core/specification/engine.ts';

/** Differences of an engine's rules in another release. */
export interface RuleChanges {
  /** The ids of rules that the release lacks or changes. */
  readonly without: readonly string[];
  /** Makes the engine for the release's own rules; called once, for the first document. */
  readonly engine: () => Engine;
}

/** An engine that checks by the rules of another engine, with changes. */
export function changedEngine(unchanged: Engine, changes: RuleChanges): Engine {
  const without = new Set(changes.without);
  const isKept = ({ id }: { readonly id: string }) => !without.has(id);
  let changed: Engine | undefined;
  return {
    name: unchanged.name,
    judge(document, profile, mostOfEach, coverage) {
      changed ??= changes.engine();
      const kept = unchanged.judge(document, profile, mostOfEach, coverage);
      const added = changed.judge(document, profile, mostOfEach, coverage);
      return {
        failed: [...kept.failed.filter(isKept), ...added.failed],
        unjudged: [...kept.unjudged.filter(isKept), ...added.unjudged],
        undecided: undecidedOnce(kept, added),
        unlisted: new Map(
          [...(kept.unlisted ?? [])].filter(([id]) => isKept({ id })).concat([...(added.unlisted ?? [])]),
        ),
        ...(kept.nodesByRule === undefined || added.nodesByRule === undefined
          ? {}
          : { nodesByRule: nodesOf(kept.nodesByRule, isKept, added.nodesByRule) }),
        ...(kept.rulesFired === undefined ? {} : { rulesFired: kept.rulesFired }),
      };
    },
  };
}

type NodesByRule = NonNullable<Judgement['nodesByRule']>;

function nodesOf(
  kept: NodesByRule,
  isKept: (rule: { readonly id: string }) => boolean,
  added: NodesByRule,
): NodesByRule {
  return new Map([...[...kept].filter(([id]) => isKept({ id })), ...added]);
}

/** The contexts of both engines that could not be evaluated; a shared context is reported once. */
function undecidedOnce({ undecided = [] }: Judgement, added: Judgement): Judgement['undecided'] {
  const told = new Set(undecided.map(({ location, reason }) => `${location} ${reason}`));
  return [
    ...undecided,
    ...(added.undecided ?? []).filter(({ location, reason }) => !told.has(`${location} ${reason}`)),
  ];
}
