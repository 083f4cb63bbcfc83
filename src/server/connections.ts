import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Connections {
  /**
   * Resolves when the answer to a request has been sent, or never will be. Undefined for a request that
   * arrived after the server closed the connection, and cannot be answered.
   */
  readonly begin: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | undefined;
  readonly isDraining: () => boolean;
  /**
   * After a delay, accepts no more connections; resolves with the last request in progress, or when the grace
   * period is over.
   */
  readonly drain: (delay: number, grace: number) => Promise<void>;
}

/** The pending answers of a connection, each with a callback for when it has been sent. */
type Due = Map<ServerResponse, () => void>;

/**
 * How long the client of a closed connection may still send data that nobody will answer, in milliseconds.
 */
const lingering = 1000;

/** Tracks the connections of a server, and the pending answers of each. */
export function createConnections(server: Server): Connections {
  const connections = new Map<Socket, Due>();
  let draining = false;

  server.on('connection', (socket: Socket) => {
    const due: Due = new Map();
    connections.set(socket, due);
    socket.once('close', () => {
      connections.delete(socket);
      // Pending answers behind another one get no event when the connection closes.
      for (const gone of due.values()) gone();
    });
  });

  return {
    isDraining: () => draining,
    begin: ({ socket }, outgoing) => {
      const due = connections.get(socket);
      if (due === undefined || socket.writableEnded) return undefined;
      if (draining) announceClose(outgoing);
      return new Promise((resolve) => {
        due.set(outgoing, resolve);
        outgoing.once('close', () => {
          due.delete(outgoing);
          resolve();
          if (draining && due.size === 0) closeGently(socket);
        });
      });
    },
    drain: async (delay, grace) => {
      draining = true;
      if (delay > 0) await wait(delay);
      const timer = setTimeout(() => server.closeAllConnections(), grace);
      // The http server's own close would cut off answers that are still being sent, and forget late
      // requests.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      for (const [socket, due] of connections) {
        if (due.size === 0) closeGently(socket);
        for (const outgoing of due.keys()) announceClose(outgoing);
      }
      await closed;
      clearTimeout(timer);
      server.close();
    },
  };
}

function announceClose(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.setHeader('connection', 'close');
}

/** Closing both sides at once would reset the connection for a request on its way. */
function closeGently(socket: Socket): void {
  if (socket.writableEnded || socket.destroyed) return;
  socket.end();
  const timer = setTimeout(() => socket.destroy(), lingering);
  socket.once('close', () => clearTimeout(timer));
}
