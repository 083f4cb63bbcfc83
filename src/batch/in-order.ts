export interface InOrderOptions {
  /** The most items that are read and not yet delivered. */
  readonly inFlight: number;
  /** Stops reading; items already read are still delivered. */
  readonly stop: AbortSignal;
}

/**
 * Works on several items at a time, and yields the results in the order of the items. It reads no further ahead than
 * `inFlight`, and yields a result as soon as it can, whether or not another item follows.
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
  { inFlight, stop }: InOrderOptions,
): AsyncGenerator<Result> {
  const iterator = items[Symbol.asyncIterator]();
  const results: Promise<Result>[] = [];
  let reading: Promise<Read<Item>> | undefined;
  let failure: { readonly error: unknown } | undefined;
  let isOver = false;
  try {
    while (!(isOver || stop.aborted) || results.length > 0) {
      isOver ||= stop.aborted;
      if (!isOver && results.length < inFlight) reading ??= read(iterator, stop);
      const [first] = results;
      const events = [
        ...(first === undefined ? [] : [doneWith(first)]),
        ...(isOver || reading === undefined ? [] : [reading]),
      ];
      const event = await Promise.race(events);
      if (event.kind === 'done') {
        yield await event.result;
        results.shift();
      } else if (event.kind === 'item') {
        reading = undefined;
        const result = work(event.item);
        result.catch(() => {});
        results.push(result);
      } else {
        isOver = true;
        if (event.kind === 'failure') failure = event;
      }
    }
    if (failure !== undefined) throw failure.error;
  } finally {
    const closed = iterator.return?.().catch(() => {});
    // A read that never ends must not delay the end.
    if (reading === undefined && !stop.aborted) await closed;
    await Promise.allSettled(results);
  }
}

type Read<Item> =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'end' }
  | { readonly kind: 'failure'; readonly error: unknown };

/** Resolves when a result is there, even if it is a failure. */
async function doneWith<Result>(result: Promise<Result>) {
  await result.catch(() => {});
  return { kind: 'done', result } as const;
}

function read<Item>(iterator: AsyncIterator<Item>, stop: AbortSignal): Promise<Read<Item>> {
  return new Promise((resolve) => {
    const settle = (event: Read<Item>) => {
      stop.removeEventListener('abort', onStop);
      resolve(event);
    };
    const onStop = () => settle({ kind: 'end' });
    stop.addEventListener('abort', onStop);
    iterator.next().then(
      (step) => settle(step.done ? { kind: 'end' } : { kind: 'item', item: step.value }),
      (error: unknown) => settle({ kind: 'failure', error }),
    );
  });
}
