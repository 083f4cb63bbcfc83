import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { ServiceText } from '../texts/service-text.ts';
import { isPublicAddress, targetProblem } from './public-address.ts';

/** A message on its way to a target. */
export interface WebhookMessage {
  readonly targetUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The answer of a target, and the time at which it asks for the next message; undefined if it does not say. */
export interface TargetAnswer {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
}

/** Sends a message; returns the answer or its status, or why it was not sent. Throws without an answer. */
export type SendWebhook = (message: WebhookMessage) => Promise<number | TargetAnswer | ServiceText>;

const timeoutMilliseconds = 15_000;

/** Sends over the network to the address that was checked; redirects are not followed. */
export function networkSender(allowed: 'public' | 'any', resolve: LookupFunction = lookup): SendWebhook {
  return (message) => {
    const problem = targetProblem(message.targetUrl, allowed);
    if (problem !== undefined) return Promise.resolve(refused(problem));
    return post(message, allowed === 'any' ? resolve : publicOnly(resolve));
  };
}

function refused(problem: ServiceText): ServiceText {
  return { text: 'targetRefused', values: { problem } };
}

function post(
  { targetUrl, headers, body }: WebhookMessage,
  resolve: LookupFunction,
): Promise<TargetAnswer | ServiceText> {
  const url = new URL(targetUrl);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((done, fail) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: resolve,
        agent: false,
        signal: AbortSignal.timeout(timeoutMilliseconds),
      },
      (answer) => {
        // The body of an answer is not used, and therefore not read, whatever its length.
        answer.destroy();
        const retryAfterSeconds = secondsIn(answer.headers['retry-after'], new Date());
        done({ status: answer.statusCode ?? 0, retryAfterSeconds });
      },
    );
    sent.on('error', (error) => {
      if (error === notPublic) done(refused({ text: 'resolvesToPrivate' }));
      else fail(error);
    });
    sent.end(body);
  });
}

/** The seconds of a `Retry-After`: a number, or a moment as HTTP writes it (RFC 9110). */
export function secondsIn(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, (moment - now.getTime()) / 1000);
}

const notPublic = new Error('The target resolves to an address that is not public.');

/** Resolves names to public addresses only. */
export function publicOnly(resolve: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, options, (error, address, family) => {
      if (error) return callback(error, address, family);
      const addresses =
        typeof address === 'string' ? [{ address, family: family ?? isIP(address) }] : address;
      if (addresses.length > 0 && addresses.every((entry) => isPublicAddress(entry.address)))
        return callback(null, address, family);
      return callback(notPublic, address, family);
    });
  };
}
