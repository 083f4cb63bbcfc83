import type * as StdioModule from '@modelcontextprotocol/sdk/server/stdio.js';
import { type ExitCode, exitCodes, type Io, type Run } from '../io.ts';
import { sayBy } from '../mcp/say.ts';
import { createMcpServer, sdk } from '../mcp/server.ts';
import type { Arguments } from '../syntax/commands.ts';

/** `pint-ae mcp`: answers an agent on standard input and output, until it closes them. */
export async function mcpCommand(_: Arguments<'mcp'>, { untilStopped }: Io, run: Run): Promise<ExitCode> {
  const { StdioServerTransport } = sdk<typeof StdioModule>('server/stdio.js');
  const server = createMcpServer(sayBy(run));
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
    process.stdin.once('end', () => void server.close());
    untilStopped?.addEventListener('abort', () => void server.close());
  });
  await server.connect(new StdioServerTransport());
  await closed;
  return exitCodes.valid;
}
