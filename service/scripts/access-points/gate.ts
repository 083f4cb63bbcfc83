import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before an access point, and can drop its answers. */
export interface Gate {
  readonly url: string;
  /** Drops the answers to the next messages: the messages arrive, but their sender never learns it. */
  readonly lose: (answers: number) => void;
  readonly close: () => void;
}

export async function openGate(port: number): Promise<Gate> {
  let losing = 0;
  const server = createServer(async (request, response) => {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, {
        method: 'POST',
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        body: Buffer.concat(chunks),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      if (losing > 0) {
        losing -= 1;
        response.destroy();
      } else
        response
          .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
          .end(body);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/as4`,
    lose: (answers) => {
      losing = answers;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
