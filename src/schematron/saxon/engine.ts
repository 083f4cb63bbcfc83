import type * as Saxon from 'saxon-js';
import type {
  Engine,
  FailedAssertion,
  Judgement,
  UblDocument,
  UndecidedRule,
  UnjudgedAssertion,
} from '../../core/specification/engine.ts';
import { optionalPackage } from '../../node/optional-package.ts';
import { serialise } from '../../ubl/serialise.ts';

/** A stylesheet from `toXslt`, compiled by `xslt3`, as the JSON of its SEF. */
export type StylesheetExport = object;

/**
 * The reference engine: SaxonJS on the compiled stylesheet, which is loaded once. `texts` has the texts of
 * assertions without values, by rule id.
 *
 * @example
 * ```ts
 * import stylesheet from './rules.sef.json' with { type: 'json' };
 * console.log(createSaxonEngine(stylesheet, new Map()).name); // saxon
 * ```
 */
export function createSaxonEngine(sef: StylesheetExport, texts: ReadonlyMap<string, string>): Engine {
  const SaxonJS = optionalPackage<typeof Saxon.default>('saxon-js', 'saxon');
  return {
    name: 'saxon',
    judge: ({ root, xml }: UblDocument, profile) => {
      const { principalResult } = SaxonJS.transform(
        {
          stylesheetInternal: sef,
          sourceText: xml ?? serialise(root, 'exact'),
          destination: 'serialized',
          stylesheetParams: { profile },
        },
        'sync',
      );
      return readJudgement(String(principalResult), texts);
    },
  };
}

/** Reads the findings from the lines that the stylesheet of `toXslt` writes. */
export function readJudgement(output: string, texts: ReadonlyMap<string, string>): Judgement {
  const failed: FailedAssertion[] = [];
  const unjudged: UnjudgedAssertion[] = [];
  const undecided: UndecidedRule[] = [];
  for (const line of output.split('\n')) {
    const [kind, id = '', path = '', reason = ''] = line.split('\t');
    const location = path || '/';
    if (kind === 'F') failed.push({ id, location, text: reason || (texts.get(id) ?? '') });
    if (kind === 'C') undecided.push({ ids: id.split(' ').filter((each) => each !== ''), location, reason });
    if (kind === 'U') unjudged.push({ id, location, reason });
  }
  return { failed, unjudged, undecided };
}
