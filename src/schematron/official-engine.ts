import {
  createEngineWithoutDocuments as createEngine,
  type RulesWithoutDocuments,
} from 'schematron-compiler/run';
import type { Engine } from '../core/specification/engine.ts';
import { locationPrefixes } from '../core/xml/element.ts';

/** An engine for official rules that read no other document, which needs no XML reader. */
export function createEngineWithoutDocuments(rules: RulesWithoutDocuments): Engine {
  return createEngine(rules, { prefixes: locationPrefixes });
}
