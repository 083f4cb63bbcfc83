import { checkOptions } from '../core/options/check-options.ts';
import { createAnswering, withAnswering } from './answering.ts';
import { checkRequest } from './arguments.ts';
import type { Answer } from './document-work.ts';
import { webSent } from './exchange.ts';
import { type Handler, type HandlerOptions, handlerOptionsKind } from './options.ts';

/**
 * Creates a handler of web-standard requests for any server. It has operations on a document in the body, operations
 * on stored documents if `loadDocument` is given, and resources that describe the operations.
 *
 * @example
 * ```ts
 * const handler = createHandler();
 * const asked = new Request('http://localhost/v1/rules/ibr-002');
 * handler(asked).then((response) => response.json());
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function createHandler<Context = unknown>(options: HandlerOptions<Context> = {}): Handler<Context> {
  checkOptions('createHandler', handlerOptionsKind, options);
  const answering = createAnswering(options);
  return withAnswering(async (request, context) => {
    checkRequest('createHandler', request);
    return responseOf(await answering(webSent(request), context), request.method);
  }, answering);
}

function responseOf({ status, headers, body }: Answer, method: string): Response {
  const hasBody = method !== 'HEAD' && status !== 204;
  return new Response(hasBody ? body : null, {
    status,
    headers: { 'x-content-type-options': 'nosniff', ...headers },
  });
}
