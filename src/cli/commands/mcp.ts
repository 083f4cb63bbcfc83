import { setImmediate } from 'node:timers/promises';
import type * as StdioModule from '@modelcontextprotocol/sdk/server/stdio.js';
import type * as Types from '@modelcontextprotocol/sdk/types.js';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io, Run } from '../io.ts';
import { checkedLines } from '../mcp/checked-lines.ts';
import { createMcpServer, sdk } from '../mcp/server.ts';
import { createToolThreads } from '../mcp/threads.ts';
import { sayBy } from '../mcp/tools.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae mcp`: answers an agent on standard input and output, until it closes them. */
export async function mcpCommand(_: Arguments<'mcp'>, { untilStopped }: Io, run: Run): Promise<ExitCode> {
  const { StdioServerTransport } = sdk<typeof StdioModule>('server/stdio.js');
  const threads = createToolThreads();
  const server = createMcpServer(sayBy(run), threads.call);
  const messages = checkedLines(
    process.stdin,
    (line) => process.stdout.write(line),
    sdk<typeof Types>('types.js'),
  );
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
    messages.once('end', async () => {
      // By then the last request has been answered, and its answer written.
      await setImmediate();
      await threads.answered();
      await setImmediate();
      await server.close();
    });
    untilStopped?.addEventListener('abort', () => void server.close());
  });
  // The lines are within the limit already.
  const limits = { maxBufferSize: Number.POSITIVE_INFINITY };
  await server.connect(new StdioServerTransport(messages, process.stdout, limits));
  await closed;
  await threads.close();
  return exitCodes.valid;
}
