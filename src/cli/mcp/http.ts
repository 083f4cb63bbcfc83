import type * as TransportModule from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { fill } from '../../core/messages/message.ts';
import type { Run } from '../io.ts';
import mcp from '../messages/mcp.json' with { type: 'json' };
import { mostBytes } from './checked-lines.ts';
import { createMcpServer, sdk } from './server.ts';
import type { CallTool } from './threads.ts';
import { sayBy } from './tools.ts';

interface Settings {
  readonly call?: CallTool;
  /** Origins of pages that may send requests, in addition to the server's own. */
  readonly allowedOrigins?: readonly string[] | undefined;
}

/** Answers agents over HTTP, each request separately: there is no session. Pages of another origin are refused. */
export function createMcpHandler(
  run: Run,
  maxBytes = mostBytes,
  { call, allowedOrigins = [] }: Settings = {},
): (request: Request) => Promise<Response> {
  const { WebStandardStreamableHTTPServerTransport } = sdk<typeof TransportModule>(
    'server/webStandardStreamableHttp.js',
  );
  return async (request) => {
    const origin = request.headers.get('origin');
    if (origin !== null && !isOf(request, origin) && !allowedOrigins.includes(origin)) {
      const message = fill(mcp.lines.otherOrigin, 'en', { origin });
      return Response.json({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }, { status: 403 });
    }
    // The server never sends anything without a request, so GET would wait for nothing.
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    const server = createMcpServer(sayBy(run), call);
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize: maxBytes,
    });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request);
    } finally {
      await server.close();
    }
  };
}

/** Tells whether an origin is the server itself; a proxy may have removed TLS. */
function isOf(request: Request, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
