import type { ModuleWriter } from '../../xpath/plan/module.ts';
import type { MessagePart, SourcePlace } from '../schema.ts';
import { type RuleScope } from './judgement.ts';
/** The name of a function that returns a message, from the variables of its rule. */
export declare function messageFunction(hint: string, parts: readonly MessagePart[], source: SourcePlace, inside: RuleScope, writer: ModuleWriter): string;
/** The name of a function that returns a message as XML, with the nodes that it copies. */
export declare function contentFunction(hint: string, parts: readonly MessagePart[], source: SourcePlace, inside: RuleScope, writer: ModuleWriter): string;
/** The name of a function that returns the nodes that a finding is about. */
export declare function subjectFunction(subject: string, source: SourcePlace, inside: RuleScope, writer: ModuleWriter): string;
//# sourceMappingURL=messages.d.ts.map