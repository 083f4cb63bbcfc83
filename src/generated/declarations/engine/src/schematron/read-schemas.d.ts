import { type ReadFile, type SchematronSchema } from './source.ts';
/** Facts about the schemas of a rule set that are not in their files. */
export interface RuleSetFacts {
    readonly appliesTo?: string | undefined;
    readonly documents?: Readonly<Record<string, string>> | undefined;
    readonly root?: string | undefined;
    readonly phase?: string | undefined;
}
/** Reads the schemas of a rule set; `compile` shows whether they can be compiled. Refuses one that would judge nothing. */
export declare function readSchemas(paths: readonly string[], readFile: ReadFile, { root, phase, appliesTo, documents }: RuleSetFacts, compile: (schemas: readonly SchematronSchema[]) => unknown): readonly SchematronSchema[];
//# sourceMappingURL=read-schemas.d.ts.map