import { createCompiledEngine } from '../../src/schematron/compiled/engine.ts';
import { evaluateModule } from '../../src/schematron/compiled/evaluate.ts';
import { compileModule } from '../../src/schematron/compiled/module.ts';
import type { Engine } from '../../src/schematron/engine.ts';
import { createSchematron } from '../../src/schematron/report/judge.ts';
import type { ExplainedRules } from '../../src/schematron/report/report.ts';
import { readSchematron } from '../../src/schematron/source.ts';
import { parseXml } from '../../src/xml/parse-xml.ts';
import { type Verdict, verdictOf, verdictOfJudgement } from '../artefacts/verdict.ts';

/** Findings of the compiled engine in documents by a schema, or the reason why it refuses the schema. */
export function verdictsOf(
  schema: string,
  documents: readonly string[],
  tellsMessages: boolean,
): { readonly verdicts: readonly Verdict[] } | { readonly refused: string } {
  try {
    const rules = evaluateModule<ExplainedRules>(
      compileModule([readSchematron('made.sch', () => schema, [])], { explained: true }),
    );
    const engine: Engine = createCompiledEngine(rules, {});
    const schematron = createSchematron(rules, {});
    const judge = (xml: string) => {
      const root = rootOf(xml);
      return tellsMessages
        ? verdictOf(schematron, engine, { xml, root })
        : verdictOfJudgement(engine.judge({ root }, ''));
    };
    return { verdicts: documents.map(judge) };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

function rootOf(xml: string) {
  const read = parseXml(xml);
  if ('error' in read) throw new Error(read.error.message);
  return read.root;
}
