let keys = 0;

/** Handler of requests: the whole interface, or a part of it. */
interface App {
  readonly request: (path: string, init: RequestInit) => Response | Promise<Response>;
}

export interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies of every shape
  readonly body: any;
}

/** Makes requests as a client with a key; a POST without an Idempotency-Key gets a new one. */
export function asker(app: App, apiKey: string) {
  return async (path: string, { method = 'GET', body, headers = {} }: Asked = {}): Promise<Answered> => {
    keys += 1;
    const response = await app.request(path, {
      method,
      headers: {
        ...(apiKey === '' ? {} : { 'x-api-key': apiKey }),
        ...(method === 'POST' ? { 'idempotency-key': `key-${keys}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    const isJson = /json|text\/plain/.test(type);
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== '' ? JSON.parse(/ndjson/.test(type) ? arrayOf(text) : text) : undefined,
    };
  };
}

/** The lines of a text, each JSON, as one. */
function arrayOf(text: string): string {
  return `[${text.trimEnd().replaceAll('\n', ',')}]`;
}

export type Ask = ReturnType<typeof asker>;

/** All entries of a list, from all its pages; the query may have filters. */
// biome-ignore lint/suspicious/noExplicitAny: tests read items of every shape
export async function allItems(ask: Ask, list: string): Promise<any[]> {
  const items = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await ask(`${list}${cursor === '' ? '' : `&cursor=${cursor}`}`);
    items.push(...body.items);
    cursor = body.nextCursor;
  }
  return items;
}

/** Creates a document and submits it; returns its id. */
export async function submitNew(ask: Ask, body: object, path = '/v1/invoices'): Promise<string> {
  const { id } = (await ask(path, { method: 'POST', body })).body;
  await ask(`${path}/${id}/submit`, { method: 'POST' });
  return id;
}
