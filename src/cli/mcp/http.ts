import type * as TransportModule from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Run } from '../io.ts';
import { sayBy } from './say.ts';
import { createMcpServer, sdk } from './server.ts';

/** Answers agents over HTTP, each request by itself: no session is kept. */
export function createMcpHandler(
  run: Run,
  maximumBytes = 10 * 1024 * 1024,
): (request: Request) => Promise<Response> {
  const { WebStandardStreamableHTTPServerTransport } = sdk<typeof TransportModule>(
    'server/webStandardStreamableHttp.js',
  );
  return async (request) => {
    // Nothing is ever told without being asked, which is what GET would wait for.
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    const server = createMcpServer(sayBy(run));
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize: maximumBytes,
    });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request);
    } finally {
      await server.close();
    }
  };
}
