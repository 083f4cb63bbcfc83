/**
 * The end of a wait: with a turn; because it lasted too long; because a client with less waiting work took the place;
 * or because nobody waits any more.
 */
export type WaitEnd = 'turn' | 'too-long' | 'displaced' | 'abandoned';

/** The queue's record of a piece of waiting work. */
export interface PlaceInLine {
  /** Client of the work. Clients take turns, even if one sends more than another. */
  readonly client: string;
  /** True if the work takes long; heavy work waits separately from light work. */
  readonly isHeavy: boolean;
}

interface Waiting {
  readonly place: PlaceInLine;
  readonly settle: (end: WaitEnd) => void;
}

type Lane = Map<string, Set<Waiting>>;

/** Number of light pieces of work that may overtake a waiting heavy one. */
const lightBeforeHeavy = 8;

/**
 * A queue in which each piece of work waits at most `timeout` milliseconds. Clients take turns, and the work of each
 * client is done in the order of arrival.
 */
export function createWaitingLine(timeout: number) {
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

  /** Takes the first entry of the client whose turn it is; that client then goes to the end. */
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

  /** The client with the most waiting work; undefined if it has hardly more than this one. */
  function busierThan(client: string): string | undefined {
    let most = client;
    for (const other of new Set([...light.keys(), ...heavy.keys()]))
      if (countOf(other) > countOf(most)) most = other;
    return countOf(most) > countOf(client) + 1 ? most : undefined;
  }

  return {
    length: () => length,
    wait: (place: PlaceInLine, signal: AbortSignal): Promise<WaitEnd> =>
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
    /** Gives the next piece of work its turn and returns its place; undefined if no waiting work may begin. */
    next: (mayBeHeavy: boolean): PlaceInLine | undefined => {
      const isHeavyTurn = mayBeHeavy && heavy.size > 0 && (light.size === 0 || passed >= lightBeforeHeavy);
      const first = firstOf(isHeavyTurn ? heavy : light);
      if (first === undefined) return undefined;
      passed = isHeavyTurn || heavy.size === 0 ? 0 : passed + 1;
      first.settle('turn');
      return first.place;
    },
    canMakeRoom: (client: string) => busierThan(client) !== undefined,
    /** Sends away the last entry of the client with the most waiting work, if it has more than this client. */
    makeRoom: (client: string) => {
      const most = busierThan(client);
      if (most === undefined) return false;
      const last = [...(light.get(most) ?? []), ...(heavy.get(most) ?? [])].at(-1);
      last?.settle('displaced');
      return last !== undefined;
    },
  };
}
