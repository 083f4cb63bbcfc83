import type { Engine, Judgement } from '../../src/schematron/engine.ts';
import { parsed } from '../parsed.ts';

/** The judgement of an engine on the text of a document. */
export function judge(engine: Engine, xml: string, profile = 'billing'): Judgement {
  return engine.judge({ root: parsed(xml), xml }, profile);
}
