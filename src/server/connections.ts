import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** The pending answers of a connection, each with a callback for when it has been sent. */
type Due = Map<ServerResponse, () => void>;

/** Longest time that the client of a closed connection may still send data that nobody will answer, in milliseconds. */
const lingering = 1000;

/** Quiet turns of the event loop until no connection waits, and the most milliseconds to wait for them. */
const quietTurns = 4;
const longestArrival = 2_000;

/** Tracks connections and their pending answers; beyond `maximum`, the oldest without a request is closed. */
export function createConnections(server: Server, maximum = Number.POSITIVE_INFINITY) {
  const connections = new Map<Socket, Due>();
  /** Connections without a request so far, or since the end began; a request may be on its way. */
  const fresh = new Set<Socket>();
  let draining = false;
  let arrivals = 0;

  server.on('connection', (socket: Socket) => {
    // With the server's own limit, several processes would pass a connection to each other forever.
    if (connections.size >= maximum && !makeRoom()) {
      socket.destroy();
      return;
    }
    const due: Due = new Map();
    connections.set(socket, due);
    fresh.add(socket);
    arrivals += 1;
    socket.once('close', () => {
      fresh.delete(socket);
      connections.delete(socket);
      // Pending answers behind another get no event when the connection closes.
      for (const gone of due.values()) gone();
    });
  });

  function makeRoom(): boolean {
    const [oldest] = fresh;
    if (oldest === undefined) return false;
    fresh.delete(oldest);
    connections.delete(oldest);
    oldest.destroy();
    return true;
  }

  /** Closes a connection if no request arrives for a while: closing at once would reset a request on its way. */
  function closeUnlessAsked(socket: Socket): void {
    fresh.add(socket);
    const timer = setTimeout(() => {
      if (fresh.has(socket)) closeGently(socket);
    }, lingering);
    socket.once('close', () => clearTimeout(timer));
  }

  return {
    isDraining: () => draining,
    /** Resolves when the answer has been sent, or cannot be; undefined if the connection was already closed. */
    begin: ({ socket }: IncomingMessage, outgoing: ServerResponse): Promise<void> | undefined => {
      const due = connections.get(socket);
      if (due === undefined || socket.writableEnded) return undefined;
      fresh.delete(socket);
      arrivals += 1;
      if (draining) announceClose(outgoing);
      return new Promise((resolve) => {
        due.set(outgoing, resolve);
        outgoing.once('close', () => {
          due.delete(outgoing);
          resolve();
          if (draining && due.size === 0) closeUnlessAsked(socket);
        });
      });
    },
    /** Stops accepting after a delay; resolves with the last request, or after the grace period. */
    drain: async (delay: number, grace: number) => {
      draining = true;
      if (delay > 0) await wait(delay);
      // Connections that are not accepted would be reset, and so would connections with an unread request.
      await untilQuiet(() => arrivals);
      const timer = setTimeout(() => server.closeAllConnections(), grace);
      // The http server's own close would cut off answers that are still being sent, and forget late
      // requests.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      for (const [socket, due] of connections) {
        if (due.size === 0) closeUnlessAsked(socket);
        for (const outgoing of due.keys()) announceClose(outgoing);
      }
      await closed;
      clearTimeout(timer);
      server.close();
    },
  };
}

async function untilQuiet(arrivals: () => number): Promise<void> {
  const end = performance.now() + longestArrival;
  let quiet = 0;
  while (quiet < quietTurns && performance.now() < end) {
    const before = arrivals();
    await turn();
    quiet = arrivals() === before ? quiet + 1 : 0;
  }
}

function announceClose(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.shouldKeepAlive = false;
}

/** Closing both sides at once would reset the connection for a request on its way, or before the last answer is read. */
export function closeGently(socket: Duplex, answer?: string): void {
  if (socket.writableEnded || socket.destroyed) return;
  socket.end(answer);
  const timer = setTimeout(() => socket.destroy(), lingering);
  socket.once('close', () => clearTimeout(timer));
}
