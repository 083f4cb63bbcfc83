import type { Specification } from '../core/specification/specification.ts';
import type { SpecificationChoice } from '../specification/default.ts';
export declare function isSpecification(value: unknown): value is Specification;
export declare const specificationShape: {
    specification: import("../core/options/option-kinds.ts").OptionKind<Specification | undefined>;
};
export declare const specificationOptionsKind: import("../core/options/option-kinds.ts").OptionsKind<SpecificationChoice | undefined>;
//# sourceMappingURL=specification-option.d.ts.map