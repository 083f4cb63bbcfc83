import type { World } from './world.ts';

/** A sentence or a row of a table of the interface's specification, and what shows that it holds. */
export interface Statement {
  /** The section of the specification. */
  readonly section: string;
  readonly says: string;
  /** Attempts. */
  readonly tried: string;
  /** Answer that has to come. */
  readonly expected: string;
  /** Tries it, and tells what came. */
  readonly come: (world: World) => Promise<string>;
}

/** A row of the table: what is said, tried and expected, and how it comes. */
export type Row = readonly [says: string, tried: string, expected: string, come: Statement['come']];

/** The statements of a section. */
export function section(name: string, rows: readonly Row[]): Statement[] {
  return rows.map(([says, tried, expected, come]) => ({ section: name, says, tried, expected, come }));
}
