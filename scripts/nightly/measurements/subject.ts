/**
 * One of the servers whose load is measured, by its name: plain `node:http` around `validate`, and the handler of
 * the examples. It sends its address, and its processor time whenever it is asked.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { validate } from 'pint-ae';

const makers: Readonly<Record<string, () => Promise<Server>>> = {
  plain: async () => createServer(plain),
  handler: async () => (await import('../../../examples/servers/node-http.ts')).server,
};

/** The least that a server around the library does. */
const plain: RequestListener = (incoming, outgoing) => {
  const chunks: Buffer[] = [];
  incoming
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => {
      const result = JSON.stringify(validate(JSON.parse(Buffer.concat(chunks).toString())));
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(result) };
      outgoing.writeHead(200, headers).end(result);
    });
};

const [, , name = ''] = process.argv;
const server = await makers[name]?.();
server?.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.(`http://127.0.0.1:${port}`);
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
