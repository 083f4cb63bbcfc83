/** For tests and scripts of workspaces that use the engine: expressions, changed documents, oracles and their verdicts. */
export {
  missingForSaxonHe,
  runSaxonHe,
  type SaxonHeResult,
  saxonHeOfDebian,
} from '../scripts/artefacts/saxon-he.ts';
export { verdictOfSvrl } from '../scripts/artefacts/verdict.ts';
export { differences } from '../scripts/expressions/differences.ts';
export { knownDifferences } from '../scripts/expressions/known-differences.ts';
export { followedInstead } from '../scripts/suites/followed-instead.ts';
export { createSchematron } from '../src/schematron/report/judge.ts';
export type { ExplainedRules } from '../src/schematron/report/report.ts';
export { attributesOfElements } from '../src/schematron/source/attributes.ts';
export { elementNames } from '../src/schematron/source/elements.ts';
export { functionNames, unsupported } from '../src/xpath/functions/table.ts';
export { forwardAxes, reverseAxes } from '../src/xpath/syntax/ast.ts';
export { type Let, ownRules, type RuleBook } from './schematron/artefacts/rules.ts';
export { schematron } from './schematron/artefacts/schema-form.ts';
export { earlySchxslt, schxslt } from './schematron/artefacts/schxslt-form.ts';
export { isoSkeleton, isoSkeletonWithoutFiredRules } from './schematron/artefacts/skeleton-form.ts';
export {
  type Draft,
  draftOf,
  elementsOf,
  escaped,
  setAttribute,
} from './schematron/compiled/draft.ts';
export { spent } from './schematron/compiled/effort.ts';
export { evaluate, namespaces, treeOf } from './schematron/compiled/evaluate-xpath.ts';
export { document } from './schematron/compiled/expression-document.ts';
export { expressions } from './schematron/compiled/expressions.ts';
export { mutated, mutations, mutationsWith } from './schematron/compiled/mutations.ts';
export { values } from './schematron/compiled/values.ts';
export { faultsIn } from './schematron/svrl-faults.ts';
