import { spendOnVisits } from '../effort.ts';
import { hasAttribute } from './axes.ts';
import type { DocumentIndex } from './document.ts';

/** Questions, each of which asks if any of several paths leads to a node; common beginnings of the paths are merged. */
export interface PathTree {
  /** The number of questions. */
  readonly size: number;
  readonly top: Branch;
}

interface Branch {
  /** The questions with a path that ends here. */
  readonly questions: number[];
  readonly attributes: { readonly name: string; readonly question: number }[];
  readonly below: Map<number, Branch>;
}

/** A path of child names; a text at the end is the name of an attribute. */
type Path = readonly (number | string)[];

export function pathTree(questions: readonly (readonly Path[])[]): PathTree {
  const top = newBranch();
  for (const [question, paths] of questions.entries()) for (const path of paths) add(top, path, question);
  return { size: questions.length, top };
}

const newBranch = (): Branch => ({ questions: [], attributes: [], below: new Map() });

function add(top: Branch, path: Path, question: number): void {
  let branch = top;
  for (const step of path) {
    if (typeof step === 'string') {
      branch.attributes.push({ name: step, question });
      return;
    }
    const next = branch.below.get(step) ?? newBranch();
    branch.below.set(step, next);
    branch = next;
  }
  branch.questions.push(question);
}

/** Returns 1 for each question if a path leads to a node, otherwise 0; a single walk answers all. */
export function pathsPresent(d: DocumentIndex, n: number, { size, top }: PathTree): Uint8Array {
  const present = new Uint8Array(size);
  mark(d, n, top, present);
  return present;
}

function mark(d: DocumentIndex, n: number, branch: Branch, present: Uint8Array): void {
  const { questions, attributes, below } = branch;
  for (let at = 0; at < questions.length; at += 1) present[questions[at] as number] = 1;
  for (let at = 0; at < attributes.length; at += 1) {
    const { name, question } = attributes[at] as Branch['attributes'][number];
    if (hasAttribute(d, n, name)) present[question] = 1;
  }
  if (below.size === 0) return;
  const end = d.end[n] as number;
  let visits = 0;
  for (let child = n + 1; child < end; child = d.end[child] as number) {
    const next = below.get(d.name[child] as number);
    if (next !== undefined) mark(d, child, next, present);
    visits += 1;
  }
  spendOnVisits(d, visits);
}

/** Reports failures. The table has, for each assertion, its question, the answer that is a failure, and its number. */
export function failWhere(
  present: Uint8Array,
  table: readonly number[],
  n: number,
  report: { failed(assertion: number, n: number): void },
): void {
  for (let at = 0; at < table.length; at += 3)
    if (present[table[at] as number] === table[at + 1]) report.failed(table[at + 2] as number, n);
}
