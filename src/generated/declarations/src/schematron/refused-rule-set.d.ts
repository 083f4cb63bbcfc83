import { ReasonedError } from 'schematron-compiler/reasons';
import texts from './messages/rule-sets.json';
/** The error that a rule set's file is refused with, in every language. */
export declare function refusedRuleSet(text: keyof typeof texts, values?: Readonly<Record<string, string>>): ReasonedError;
//# sourceMappingURL=refused-rule-set.d.ts.map