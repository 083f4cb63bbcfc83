import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { inWords } from '../texts/service-text.ts';
import { targetProblem } from './public-address.ts';
import { publicOnly } from './send.ts';

const timeoutMilliseconds = 10_000;
const mostBytes = 1024 * 1024;

/** Reads a text over HTTP, of a public address unless any is allowed; redirects are not followed. */
export function networkReader(allowed: 'public' | 'any') {
  const resolve = allowed === 'any' ? lookup : publicOnly(lookup);
  return async (address: string): Promise<{ readonly status: number; readonly text: string }> => {
    const problem = targetProblem(address, allowed);
    if (problem !== undefined) throw new Error(inWords(problem, 'en'));
    const url = new URL(address);
    const { get } = url.protocol === 'https:' ? https : http;
    const options = {
      lookup: resolve,
      agent: false as const,
      signal: AbortSignal.timeout(timeoutMilliseconds),
    };
    return new Promise((done, fail) => {
      const sent = get(url, options, async (answer) => {
        try {
          const chunks: Buffer[] = [];
          let bytes = 0;
          for await (const chunk of answer) {
            bytes += chunk.length;
            if (bytes > mostBytes) throw new Error('The answer is too long.');
            chunks.push(chunk);
          }
          done({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
        } catch (error) {
          sent.destroy();
          fail(error);
        }
      });
      sent.on('error', fail);
    });
  };
}
