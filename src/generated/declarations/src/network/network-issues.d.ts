import type { Finding, Issue } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
/** Findings in words: those of the rules of a message by the rules' own messages. */
export declare function issuesOf(findings: readonly Finding[], language: Language | undefined, ruleSets?: readonly RuleSet[]): Issue[];
//# sourceMappingURL=network-issues.d.ts.map