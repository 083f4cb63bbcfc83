import type { Answered, Asked } from '../support/asking.ts';
import { told, type World } from './world.ts';

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

/** A row of the table: what is said, tried and expected, and how it comes; by default, what is tried is a request. */
export type Row = readonly [says: string, tried: string, expected: string, come?: Come];
type Come = (world: World, tried: string) => unknown;

/** The statements of a section. */
export function section(name: string, rows: readonly Row[]): Statement[] {
  return rows.map(([says, tried, expected, come = sending()]) => ({
    ...{ section: name, says, tried, expected },
    come: async (world) => String(await come(world, tried)),
  }));
}

/** Makes the request that is tried, which may have a document of the world in its path; returns what is picked of the answer. */
export function reading(
  pick: (answer: Answered) => unknown,
  asked: Asked = {},
  who?: keyof World['as'],
): Come {
  return async (world, tried) => {
    const [, method = '', path = ''] = /^([A-Z]+) ([^ ,]+)/.exec(tried) ?? [];
    const place = path.replace(/\{(draft|invalid|sent|failed)\}/, (_, name: 'draft') => world[name]);
    const ask = who === undefined ? world.ask : world.as[who];
    return pick(await ask(place, { method, ...asked }));
  };
}

/** Makes that request with a body and headers; tells the answer. */
export const sending = (body?: unknown, headers: Readonly<Record<string, string>> = {}): Come =>
  reading(told, { headers, ...(body === undefined ? {} : { body }) });

/** Makes that request as somebody else; tells the answer. */
export const by = (who: keyof World['as'], body?: unknown): Come =>
  reading(told, body === undefined ? {} : { body }, who);
