import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Saxon from 'saxon-js';
import { compileStylesheet } from '../../src/schematron/saxon/compile-stylesheet.ts';
import { readJudgement } from '../../src/schematron/saxon/engine.ts';
import { loadPackage } from '../../src/schematron/saxon/packages.ts';
import { toXslt } from '../../src/schematron/saxon/to-xslt.ts';
import type { SchematronSchema } from '../../src/schematron/source.ts';
import type { XmlElement } from '../../src/xml/element.ts';
import { engineFolder } from '../engine-folder.ts';
import { type Pace, processorMilliseconds } from './pace.ts';
import { folderWith, paceOfProgram } from './program.ts';
import { paceOfSaxonHe, runSaxonHe, StylesheetRefused } from './saxon-he.ts';
import { type DocumentsByName, transformation } from './saxon-js.ts';
import { type Verdict, verdictOfJudgement, verdictOfSvrl } from './verdict.ts';

export interface ArtefactDocument {
  readonly name: string;
  readonly xml: string;
  readonly root: XmlElement;
}

/** An artefact in the form that both oracles need. */
export interface Artefact {
  readonly path: string;
  readonly schema: SchematronSchema;
  /** The text of its file. */
  readonly source: string;
}

/** An oracle's verdicts on some documents: as many as it could check in its time. */
export interface OracleRun {
  /** Who judged, and the reason if it was not the requested engine. */
  readonly judge: string;
  readonly verdicts: readonly Verdict[];
  /** Measures judging, from text to verdict. */
  readonly pace: () => Pace;
  /** Whether it stops at the first error, and whether it has messages. */
  readonly stopsAtErrors: boolean;
  readonly tellsMessages: boolean;
}

const saxonJs = join(engineFolder, 'scripts/artefacts/run-saxon-js.ts');

/** Documents to check, and those of them to time. */
export interface OracleTask {
  readonly judged: readonly ArtefactDocument[];
  readonly timed: readonly ArtefactDocument[];
  readonly seconds: number;
}

/** SaxonJS runs the rules as this library reads them, so that an error in one does not stop the others. */
export async function askSaxonJs(
  { schema }: Artefact,
  { judged, timed, seconds }: OracleTask,
): Promise<OracleRun> {
  const { documents = {}, ...rules } = schema;
  const sef = compileStylesheet(toXslt(rules));
  const written = JSON.stringify(sef);
  const transform = await transformation(sef, documents);
  const judge = ({ xml }: ArtefactDocument) => verdictOfJudgement(readJudgement(transform(xml), new Map()));
  return {
    judge: 'SaxonJS',
    verdicts: whileTime(judged, seconds, judge),
    pace: () => paceOfSaxonJs(written, timed, documents),
    stopsAtErrors: false,
    tellsMessages: false,
  };
}

/**
 * The pace of SaxonJS in a process of its own. `sef` is the stylesheet as written before its first use, as
 * SaxonJS changes it.
 */
function paceOfSaxonJs(
  sef: string,
  documents: readonly ArtefactDocument[],
  read: DocumentsByName = {},
): Pace {
  const folder = folderWith(documents.map(({ xml }) => xml));
  writeFileSync(join(folder, 'rules.sef.json'), sef);
  writeFileSync(join(folder, 'documents.json'), JSON.stringify(read));
  return paceOfProgram(process.execPath, ['--import', 'tsx', saxonJs, folder], folder);
}

/** SaxonJS runs a stylesheet as published, and stops at the first error. */
function askSaxonJsAsPublished(
  path: string,
  { judged, timed, seconds }: OracleTask,
  whose: string,
): OracleRun {
  const SaxonJS = loadPackage<typeof Saxon.default>('saxon-js');
  const stylesheetInternal = compileStylesheet(readFileSync(path, 'utf8'));
  const written = JSON.stringify(stylesheetInternal);
  const judge = ({ xml }: ArtefactDocument): Verdict => {
    try {
      const options = { stylesheetInternal, sourceText: xml, destination: 'serialized' as const };
      return verdictOfSvrl(String(SaxonJS.transform(options, 'sync').principalResult));
    } catch (error) {
      return { findings: [], unjudged: [error instanceof Error ? error.message : String(error)] };
    }
  };
  return {
    judge: whose,
    verdicts: whileTime(judged, seconds, judge),
    pace: () => paceOfSaxonJs(written, timed),
    stopsAtErrors: true,
    tellsMessages: true,
  };
}

/**
 * Saxon-HE on the JVM runs a stylesheet as published, or a schema as this library writes it for SaxonJS. SaxonJS runs
 * the stylesheets that Saxon-HE refuses, because it accepts more patterns.
 */
export function askSaxonHe(artefact: Artefact, task: OracleTask, jar: string): OracleRun {
  try {
    return askJvm(artefact, task, jar);
  } catch (error) {
    if (!(error instanceof StylesheetRefused) || artefact.path.endsWith('.sch')) throw error;
    const whose = `SaxonJS, as Saxon-HE refuses the stylesheet (${error.message.slice(0, 60)}…)`;
    return askSaxonJsAsPublished(artefact.path, task, whose);
  }
}

function askJvm({ path, schema }: Artefact, { judged, timed }: OracleTask, jar: string): OracleRun {
  const isStylesheet = !path.endsWith('.sch');
  const stylesheet = isStylesheet ? { file: path } : { text: toXslt(schema) };
  const texts = (documents: readonly ArtefactDocument[]) => documents.map(({ xml }) => xml);
  const verdicts = runSaxonHe(jar, stylesheet, texts(judged)).map((result): Verdict => {
    if ('error' in result) return { findings: [], unjudged: [result.error] };
    return isStylesheet
      ? verdictOfSvrl(result.output)
      : verdictOfJudgement(readJudgement(result.output, new Map()));
  });
  return {
    judge: 'Saxon-HE',
    verdicts,
    pace: () => paceOfSaxonHe(jar, stylesheet, texts(timed)),
    stopsAtErrors: isStylesheet,
    tellsMessages: isStylesheet,
  };
}

function whileTime<Document, Found>(
  documents: readonly Document[],
  seconds: number,
  judge: (document: Document) => Found,
): Found[] {
  const start = processorMilliseconds();
  const found: Found[] = [];
  for (const document of documents) {
    if (seconds > 0 && processorMilliseconds() - start > seconds * 1000) break;
    found.push(judge(document));
  }
  return found;
}
