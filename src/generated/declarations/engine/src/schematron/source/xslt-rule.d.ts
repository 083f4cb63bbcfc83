import type { SchematronLet, SchematronRule } from '../schema.ts';
import { type SourceElement } from './xml.ts';
/** A rule, with what decides its position among the others. */
export interface TemplateRule {
    /** Identifies the pattern: by its name in SchXslt, by the mode in the ISO skeleton. */
    readonly pattern: string;
    /** NaN if the template has no priority. */
    readonly priority: number;
    readonly rule: SchematronRule;
}
/** The rule from which a template was made. */
export declare function ruleOf(template: SourceElement): TemplateRule;
/** A variable with a `select` or a content; an empty one is the empty text. */
export declare function variableOf(variable: SourceElement): SchematronLet;
//# sourceMappingURL=xslt-rule.d.ts.map