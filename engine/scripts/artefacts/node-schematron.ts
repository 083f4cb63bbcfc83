import { Schema } from 'node-schematron';
import { locationOf, noPrefixes } from '../../src/xml/locations.ts';
import type { Artefact, ArtefactDocument, OracleRun, OracleTask } from './oracles.ts';
import { paceHere } from './pace.ts';
import { type Verdict, verdictOfJudgement } from './verdict.ts';

type Finding = ReturnType<Schema['validateString']>[number];
type DomNode = Finding['context'];

/**
 * node-schematron, which evaluates expressions with fontoxpath. It lacks the functions and keys of XSLT, and stops at
 * the first error. It is timed in this process, like the compiled rules.
 */
export function askNodeSchematron(
  { schema, source }: Artefact,
  { judged, timed, seconds }: OracleTask,
): OracleRun {
  if (schema.functions.length > 0 || (schema.keys ?? []).length > 0)
    throw new Error('node-schematron has no functions and keys of XSLT');
  const theirs = Schema.fromString(source);
  const judge = ({ xml, root }: ArtefactDocument): Verdict => {
    try {
      const failed = theirs.validateString(xml).map(({ assertId, context }) => ({
        id: assertId ?? '',
        location: locationOf(elementAt(root, context), noPrefixes),
        text: '',
      }));
      return verdictOfJudgement({ failed, unjudged: [] });
    } catch (error) {
      return { findings: [], unjudged: [error instanceof Error ? error.message : String(error)] };
    }
  };
  const start = Date.now();
  const verdicts: Verdict[] = [];
  for (const document of judged) {
    if (seconds > 0 && Date.now() - start > seconds * 1000) break;
    verdicts.push(judge(document));
  }
  return {
    judge: 'node-schematron',
    verdicts,
    pace: () => paceHere(timed, ({ xml }) => theirs.validateString(xml)),
    stopsAtErrors: true,
    tellsMessages: false,
  };
}

/** The element of our tree for one of theirs, or for the element that holds another node. */
function elementAt(root: ArtefactDocument['root'], node: DomNode): ArtefactDocument['root'] {
  const { parentNode, nodeType } = node;
  if (parentNode === null || parentNode.nodeType === 9) return root;
  const parent = elementAt(root, parentNode);
  if (nodeType !== 1) return parent;
  const position = parentNode.childNodes.filter((each) => each.nodeType === 1).indexOf(node);
  const elements = parent.children.filter((child) => typeof child !== 'string');
  return elements[position] ?? parent;
}
