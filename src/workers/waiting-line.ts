/** How a wait ended: with a turn, because it lasted too long, for somebody who had waited less, or because nobody waits any more. */
export type WaitEnd = 'turn' | 'too-long' | 'displaced' | 'abandoned';

/** What a place in the line is for. */
export interface Place {
  /** Whose work it is: those who wait take turns, however much each of them sends. */
  readonly client: string;
  /** Work that takes long stands apart from work that is quickly done. */
  readonly isHeavy: boolean;
}

export interface WaitingLine {
  readonly length: () => number;
  readonly wait: (place: Place, signal: AbortSignal) => Promise<WaitEnd>;
  /** Gives somebody the turn, and says for what; undefined where nobody waits who may be given it. */
  readonly next: (mayBeHeavy: boolean) => Place | undefined;
  /** Sends the last of whoever waits most often away, if that is more often than the client does. */
  readonly makeRoom: (client: string) => boolean;
}

interface Waiting {
  readonly place: Place;
  readonly settle: (end: WaitEnd) => void;
}

/** Whoever waits, by client, in the order of their turns. */
type Lane = Map<string, Set<Waiting>>;

/** So many light ones may go before a heavy one that waits. */
const lightBeforeHeavy = 8;

/** A line in which each waits at most so many milliseconds; clients take turns, each first come, first served. */
export function createWaitingLine(timeout: number): WaitingLine {
  const light: Lane = new Map();
  const heavy: Lane = new Map();
  let length = 0;
  let passed = 0;

  function leave(waiting: Waiting): void {
    const { client, isHeavy } = waiting.place;
    const lane = isHeavy ? heavy : light;
    const own = lane.get(client);
    if (!own?.delete(waiting)) return;
    length -= 1;
    if (own.size === 0) lane.delete(client);
  }

  /** The first of the client whose turn it is; that client then goes to the end. */
  function firstOf(lane: Lane): Waiting | undefined {
    const [turn] = lane;
    if (turn === undefined) return undefined;
    const [client, own] = turn;
    lane.delete(client);
    lane.set(client, own);
    const [first] = own;
    return first;
  }

  const countOf = (client: string) => (light.get(client)?.size ?? 0) + (heavy.get(client)?.size ?? 0);

  return {
    length: () => length,
    wait: (place, signal) =>
      new Promise((resolve) => {
        const settle = (end: WaitEnd) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', abandon);
          leave(waiting);
          resolve(end);
        };
        const waiting: Waiting = { place, settle };
        const abandon = () => settle('abandoned');
        const timer = setTimeout(settle, timeout, 'too-long');
        signal.addEventListener('abort', abandon);
        const lane = place.isHeavy ? heavy : light;
        lane.set(place.client, (lane.get(place.client) ?? new Set()).add(waiting));
        length += 1;
      }),
    next: (mayBeHeavy) => {
      const isHeavyTurn = mayBeHeavy && heavy.size > 0 && (light.size === 0 || passed >= lightBeforeHeavy);
      const first = firstOf(isHeavyTurn ? heavy : light);
      if (first === undefined) return undefined;
      passed = isHeavyTurn || heavy.size === 0 ? 0 : passed + 1;
      first.settle('turn');
      return first.place;
    },
    makeRoom: (client) => {
      const clients = new Set([...light.keys(), ...heavy.keys()]);
      let most = client;
      for (const other of clients) if (countOf(other) > countOf(most)) most = other;
      if (countOf(most) <= countOf(client) + 1) return false;
      const last = [...(light.get(most) ?? []), ...(heavy.get(most) ?? [])].at(-1);
      last?.settle('displaced');
      return last !== undefined;
    },
  };
}
