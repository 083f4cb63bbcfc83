import type { ProblemKind } from 'pint-ae/http';
import {
  acrossCompanies,
  beforeCommit,
  forCompany,
  readingAcross,
  readingFor,
  type Scoped,
} from '../database/database.ts';
import { type Deed, insertDeed } from '../keys/audit.ts';
import type { Caller } from '../keys/keys.ts';
import { allows, isOperatorScope } from '../keys/scopes.ts';
import type { Hold } from '../limits/held-bytes.ts';
import { notFound, RequestProblem } from '../problems/request-problem.ts';
import { canBeId } from '../problems/unstorable.ts';
import type { Service } from '../service.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { addressOf } from './authenticate.ts';
import { performLines } from './bulk.ts';
import { cursorsOf } from './cursors.ts';
import type { Exchange } from './exchange.ts';
import {
  claimOrWait,
  claimWithAnswer,
  forget,
  holding,
  idempotencyKeyOf,
  KeyInUse,
  type KeyUse,
  remember,
} from './idempotency.ts';
import type { Asked, Call, Operation, Reply } from './operation.ts';
import { takesKey } from './operation.ts';
import { failureReply, problemReply } from './problem-reply.ts';
import { bodyOf, bytesOf, queryOf } from './read-request.ts';

/** Handles a request from start to end: authentication, permission, content, operation, answer. */
export async function perform(
  service: Service,
  operation: Operation,
  exchange: Exchange & { readonly hold: Hold },
  caller: Caller,
): Promise<Reply> {
  const { request, url } = exchange;
  if (operation.scope !== null && !allows(caller.scopes, operation.scope))
    throw new RequestProblem('forbidden', {
      detail: { text: 'scopeMissing', values: { scope: operation.scope } },
    });
  if (caller.companyStatus !== 'active' && !onlyReads(operation))
    throw new RequestProblem('forbidden', { detail: { text: 'companySuspended' } });
  const key = takesKey(operation) ? idempotencyKeyOf(request.headers) : undefined;
  const query = queryOf(url, operation, languageOf(request));
  const { each } = operation;
  if (each !== undefined) {
    const route = routeOf(operation, exchange);
    // A client repeats an interrupted request unchanged; completed lines are not done again.
    return performLines(service.settings, exchange, async ({ number, bytes }) => {
      try {
        const line = each.requestOf(bytes, languageOf(request));
        if (!canBeId(line.id)) throw notFound();
        const read = { route, key: `${key}#${number}`, query: {}, bytes: line.bytes };
        return await performOnce(service, each.operation, { ...exchange, id: line.id }, caller, read);
      } catch (error) {
        return failureReply(service, error, exchange);
      }
    });
  }
  const bytes = await bytesOf(request, operation, service.settings.maximumBodyBytes);
  return performOnce(service, operation, exchange, caller, {
    route: routeOf(operation, exchange),
    key,
    query,
    bytes,
  });
}

/** A request that was read, with its route and idempotency key; the key is undefined if it needs none. */
interface Read {
  readonly route: string;
  readonly key: string | undefined;
  readonly query: unknown;
  readonly bytes: Uint8Array;
}

/** Runs a permitted operation, once for each key. */
export async function performOnce(
  service: Service,
  operation: Operation,
  exchange: Exchange & { readonly hold: Hold },
  caller: Caller,
  { route, key, query, bytes }: Read,
): Promise<Reply> {
  const { request, url } = exchange;
  const { companyId } = caller;
  const body = bodyOf(bytes, operation, languageOf(request));
  const cursors = cursorsOf(service, operation, exchange, companyId);
  const asked: Asked = {
    ...exchange,
    service,
    caller,
    instance: url.pathname,
    query: cursors.opened(query),
    cursorOf: cursors.sealed,
    body,
    run: (name, input) => service.documentWork.run(name, input, companyId, exchange.ended),
  };
  const run = async (before: Before) => {
    const prepared = await operation.prepare?.(asked);
    const handle = async (scoped: Scoped) => {
      const call: Call = { ...asked, scoped, prepared };
      const reply = await operation.handle(call);
      if (typeof reply !== 'function') await before(call, deedOf(service, operation, call, reply), reply);
      return reply;
    };
    const { database } = service;
    const seesAll = operation.scope !== null && isOperatorScope(operation.scope);
    const handled = onlyReads(operation)
      ? await handle(seesAll ? readingAcross(database) : readingFor(database, companyId))
      : await (seesAll ? acrossCompanies(database, handle) : forCompany(database, companyId, handle));
    return typeof handled === 'function' ? handled() : handled;
  };
  if (key === undefined)
    return run(async ({ scoped }, deed) => {
      if (deed !== undefined)
        beforeCommit(scoped, async () => void (await insertDeed(scoped, service, deed).execute()));
    });
  const { headers } = request;
  // Requests with the same key must have the same metadata beside the bytes of a file.
  const told =
    operation.body?.kind === 'file'
      ? `${headers.get('content-type')} ${url.searchParams.get('fileName')}`
      : '';
  const bodyHash = await asked.run('hashOfContent', { bytes, told });
  return once(service, operation, { use: { companyId, route, key, bodyHash }, exchange, run });
}

/** Completes the transaction of an operation once there is an answer; `deed` is set for a change. */
type Before = (call: Call, deed: Deed | undefined, reply: Reply) => Promise<void>;

/** The audit entry of a change; undefined if nothing of the company was changed. */
function deedOf(
  service: Service,
  operation: Operation,
  { caller, request, address, id, traceId }: Call,
  { status, headers }: Reply,
): Deed | undefined {
  if (operation.scope === null || onlyReads(operation)) return undefined;
  return {
    companyId: caller.companyId,
    key: { id: caller.keyId, name: caller.keyName },
    operation: operation.name,
    resourceId: resourceOf(id, headers),
    status,
    address: addressOf(service, { request, address }),
    traceId,
  };
}

/** Returns the resource of a request, which a creation names in its answer, or null. */
export function resourceOf(id: string, headers: Reply['headers']): string | null {
  const created = headers.location?.split('/').at(-1);
  return (id === '' ? created : id) ?? null;
}

function onlyReads({ method, storesNothing }: Operation): boolean {
  return method === 'get' || storesNothing === true;
}

/** Returns the route, which is the same for every spelling of the path. */
function routeOf({ path }: Operation, { request, id, partId }: Exchange): string {
  const ids = [id, partId];
  return `${request.method} ${path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(ids.shift() ?? ''))}`;
}

/** Refusals that depend on the request and not on the time: a repeated request gets the same refusal. */
const lasting: ReadonlySet<ProblemKind> = new Set(['not-found', 'conflict', 'validation-failed']);

interface Keyed {
  readonly use: KeyUse;
  readonly exchange: Exchange;
  readonly run: (before: Before) => Promise<Reply>;
}

/** Performs a request once, even if it arrives several times with its key. */
async function once(
  service: Service,
  { keyWithAnswer }: Operation,
  { use, exchange, run }: Keyed,
): Promise<Reply> {
  const adding = (deed: Deed | undefined) =>
    deed && ((scoped: Pick<Scoped, 'insertInto'>) => insertDeed(scoped, service, deed));
  let problem: RequestProblem | undefined;
  if (keyWithAnswer === true)
    try {
      return await run(({ scoped }, deed, reply) =>
        claimWithAnswer(scoped, service, use, reply, adding(deed)),
      );
    } catch (error) {
      if (error instanceof RequestProblem) problem = error;
      else if (!(error instanceof KeyInUse)) throw error;
    }
  // Even if this request failed, its key may have an answer.
  const claimed = await claimOrWait(service, use, exchange.ended);
  if ('reply' in claimed) return claimed.reply;
  const held = claimed.claim;
  try {
    if (problem !== undefined) throw problem;
    return await holding(service, use, held, () =>
      run(({ scoped }, deed, reply) => remember(scoped, use, held, reply, service.secrets, adding(deed))),
    );
  } catch (error) {
    if (error instanceof RequestProblem && lasting.has(error.kind)) {
      const reply = problemReply(service, error.kind, error.texts, exchange);
      await forCompany(service.database, use.companyId, (scoped) =>
        remember(scoped, use, held, reply, service.secrets),
      );
      return reply;
    }
    await forget(service, use, held);
    throw error;
  }
}
