import type { Engine } from '../core/engine.ts';
import { rules } from '../generated/rules.js';
import { createCompiledEngine } from './compiled/engine.ts';

/** The official rules compiled to JavaScript: what `validate` uses unless it is given another engine. */
export const defaultEngine: Engine = createCompiledEngine(rules);
