import type { Expression } from '../xpath/syntax/ast.ts';
import { partsOf } from '../xpath/syntax/parts.ts';
import { argumentsOf, plain } from './canonical.ts';
import { finding, type LintFinding } from './finding.ts';
import type { ParsedSchema } from './parsed-schema.ts';

/** Texts with a figure that differs from the one in the test. */
export function differingFigures({ patterns }: ParsedSchema): LintFinding[] {
  return patterns.flat().flatMap(({ pattern, rule, asserts }) =>
    asserts.flatMap(({ assert, test }) => {
      if (test === undefined) return [];
      const said = figuresOfText(assert.parts ?? [assert.text]);
      const tested = figuresOfTest(test);
      const [one, ...more] = [...said].filter((figure) => !tested.some(({ same }) => same.has(figure)));
      const others = tested.filter(({ same }) => ![...same].some((figure) => said.has(figure)));
      const [other] = others;
      if (
        one === undefined ||
        other === undefined ||
        Number.isNaN(other.figure) ||
        more.length > 0 ||
        others.length > 1
      )
        return [];
      if (said.size !== tested.length || calculates(test, tested) || lengthOf(one) !== lengthOf(other.figure))
        return [];
      const values = { id: assert.id, said: one, tested: other.figure };
      return [finding('figures', 'figures', values, { pattern, rule, assert, source: assert.source })];
    }),
  );
}

const lengthOf = (figure: number) => String(Math.trunc(figure)).length;

/** Numbers that stand alone in a text; the number in a name such as `ISO 4217` belongs to the name. */
function figuresOfText(parts: readonly unknown[]): ReadonlySet<number> {
  const text = parts.map((part) => (typeof part === 'string' ? part : ' … ')).join('');
  const words = text.split(/\s+/).map((word) => word.replaceAll(/^["'‘“]+|[.,;:"'’”]+$/g, ''));
  const figures = words.filter(
    (word, at) => /^\d{1,9}(?:\.\d+)?$/.test(word) && !/^\p{Lu}/u.test(words[at - 1] ?? ''),
  );
  return new Set(figures.map(Number).filter((figure) => figure > 1));
}

/** A figure of a test, with the figures that a text may state instead: `< 3` is "at most 2". */
interface TestedFigure {
  readonly figure: number;
  readonly same: ReadonlySet<number>;
}

function figuresOfTest(expression: Expression): TestedFigure[] {
  if (expression.kind === 'general' || expression.kind === 'value') {
    const sides = [plain(expression.left), plain(expression.right)];
    const near = expression.operator === '=' || expression.operator === '!=' ? [0] : [-1, 0, 1];
    return sides.flatMap((side) => {
      const items = side.kind === 'sequence' ? side.items : [side];
      return items.flatMap((item) => literalFigure(item, near) ?? figuresOfTest(item));
    });
  }
  const [, regex] = argumentsOf(expression, 'matches') ?? [];
  if (regex?.kind === 'literal') return countsIn(regex.value);
  return partsOf(expression).flatMap(figuresOfTest);
}

/** Counts in the same expression add up to lengths, which a text may state. */
const uncertain: TestedFigure = { figure: Number.NaN, same: new Set() };

/** 0 and 1 stand for "none" and "one". */
function literalFigure(item: Expression, near: readonly number[]): TestedFigure[] | undefined {
  if (item.kind !== 'literal') return undefined;
  const figure = Number(item.value);
  if (!/^\d{1,9}(?:\.\d+)?$/.test(item.value) || figure < 2) return [];
  return [{ figure, same: new Set(near.map((by) => figure + by)) }];
}

/** A test that calculates with other numbers may arrive at the figure of the text. */
function calculates(expression: Expression, tested: readonly TestedFigure[]): boolean {
  if (expression.kind !== 'literal' || expression.type === 'string')
    return partsOf(expression).some((part) => calculates(part, tested));
  const value = Number(expression.value);
  return value > 1 && !tested.some(({ figure }) => figure === value);
}

/** The numbers in `{2}` and `{1,6}` of a regular expression. */
function countsIn(regex: string): TestedFigure[] {
  const counts = [...regex.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].flatMap(([, least, most]) => [most ?? least]);
  if (counts.length > 1) return [uncertain];
  return counts
    .map(Number)
    .filter((figure) => figure > 1)
    .map((figure) => ({ figure, same: new Set([figure]) }));
}
