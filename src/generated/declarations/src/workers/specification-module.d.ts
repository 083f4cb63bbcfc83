import type { Specification } from '../core/specification/specification.ts';
/**
 * The specification that a module exports as its default. Only the address of a module reaches a worker thread, since
 * checks are functions.
 */
export declare function loadSpecification(address: string): Promise<Specification>;
//# sourceMappingURL=specification-module.d.ts.map