import { type AddressInfo, connect, createServer } from 'node:net';

/** A proxy to a server that counts the requests sent after an answer. */
export async function countingProxy(url: string) {
  const { hostname, port } = new URL(url);
  let count = 0;
  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let hasAnswered = true;
    client.on('data', () => {
      if (hasAnswered) count += 1;
      hasAnswered = false;
    });
    upstream.on('data', () => {
      hasAnswered = true;
    });
    client.setNoDelay(true);
    upstream.setNoDelay(true);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((proxy.address() as AddressInfo).port);
  return { url: through.href, roundTrips: () => count, close: () => proxy.close() };
}
