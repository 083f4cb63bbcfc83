import { forCompanyUnflushed } from '../database/database.ts';
import { clientAddress } from '../keys/bad-keys.ts';
import { type Caller, isUseUnnoted, noteUse } from '../keys/keys.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';
import type { ServiceText } from '../texts/service-text.ts';
import type { Exchange } from './exchange.ts';

/** Returns the caller of a request; throws the 401, or the 429 for too many unknown keys or requests. */
export async function authenticate(
  service: Service,
  { request, address: connected }: Pick<Exchange, 'request' | 'address'>,
): Promise<Caller> {
  const apiKey = request.headers.get('x-api-key') ?? '';
  if (apiKey === '') throw new RequestProblem('unauthorized', { detail: { text: 'noApiKey' } });
  const { badKeys, settings } = service;
  const address = addressOf(service, { request, address: connected });
  const untilLookUp = await badKeys.secondsUntilLookUp(address, apiKey);
  if (untilLookUp !== undefined) throw tooMany({ text: 'tooManyBadKeys' }, untilLookUp);
  const admitted = await service.admit(apiKey);
  if (admitted === undefined) {
    await badKeys.noteUnknown(address, apiKey);
    throw new RequestProblem('unauthorized', { detail: { text: 'unknownApiKey' } });
  }
  badKeys.noteValid(apiKey);
  const { caller, secondsToWait } = admitted;
  if (secondsToWait === undefined) {
    const now = service.clock.now();
    if (isUseUnnoted(caller, now))
      await forCompanyUnflushed(service.database, caller.companyId, (scoped) => noteUse(scoped, caller, now));
    return caller;
  }
  const { requests, seconds } = settings.rateLimit;
  throw tooMany({ text: 'tooManyRequests', values: { requests, seconds } }, secondsToWait);
}

/** The client address of a request. */
export function addressOf(
  { settings }: Pick<Service, 'settings'>,
  { request, address }: Pick<Exchange, 'request' | 'address'>,
): string | undefined {
  return clientAddress(address, request.headers.get('x-forwarded-for'), settings.trustedProxies);
}

export function tooMany(detail: ServiceText, seconds: number): RequestProblem {
  return new RequestProblem('rate-limited', {
    detail,
    headers: { 'retry-after': String(seconds), 'x-ratelimit-remaining': '0' },
  });
}
