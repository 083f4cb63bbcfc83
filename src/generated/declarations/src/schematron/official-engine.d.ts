import { type RulesWithoutDocuments } from 'schematron-compiler/run';
import type { Engine } from '../core/specification/engine.ts';
/**
 * An engine for official rules that read no other document: locations name elements as UBL does. A program that only runs
 * such rules does not load the XML reader.
 */
export declare function createEngineWithoutDocuments(rules: RulesWithoutDocuments): Engine;
//# sourceMappingURL=official-engine.d.ts.map