import {
  createEngineWithoutDocuments as createEngine,
  type RulesWithoutDocuments,
} from 'schematron-compiler/run';
import type { Engine } from '../core/specification/engine.ts';
import { locationPrefixes } from '../core/xml/element.ts';

/**
 * An engine for official rules that read no other document; its locations name elements as UBL does. A program that
 * only runs such rules does not load the XML reader.
 */
export function createEngineWithoutDocuments(rules: RulesWithoutDocuments): Engine {
  return createEngine(rules, { prefixes: locationPrefixes });
}
