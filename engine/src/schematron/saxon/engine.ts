import type * as Saxon from 'saxon-js';
import { documentText } from '../../xml/element-text.ts';
import type {
  Engine,
  FailedAssertion,
  JudgedDocument,
  Judgement,
  UndecidedRule,
  UnjudgedAssertion,
} from '../engine.ts';
import { loadPackage } from './packages.ts';

/** A stylesheet from `toXslt`, compiled by `xslt3`, as the JSON of its SEF. */
export type StylesheetExport = object;

/**
 * An engine that runs the compiled stylesheet of `toXslt` in SaxonJS, which is loaded once. `texts` contains the
 * texts of assertions without values, by their ids.
 */
export function createSaxonEngine(sef: StylesheetExport, texts: ReadonlyMap<string, string>): Engine {
  const SaxonJS = loadPackage<typeof Saxon.default>('saxon-js');
  return {
    name: 'saxon',
    judge: ({ root, xml }: JudgedDocument, profile) => {
      const { principalResult } = SaxonJS.transform(
        {
          stylesheetInternal: sef,
          sourceText: xml ?? documentText(root),
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
