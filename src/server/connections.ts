import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Connections {
  /**
   * Resolves when the answer to a request has gone, or never will; undefined for a request that came when the server had
   * closed the connection already, and can't be answered.
   */
  readonly begin: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | undefined;
  readonly isDraining: () => boolean;
  /**
   * After a delay takes no more connections, and ends with the last request that was begun, or when the grace period is
   * over.
   */
  readonly drain: (delay: number, grace: number) => Promise<void>;
}

/** The answers that are due on a connection, each with what to do when it has gone. */
type Due = Map<ServerResponse, () => void>;

/** Milliseconds for which the client of a connection that is closed may still send what nobody will answer. */
const lingering = 1000;

/** The connections of a server, and the answers that are due on each. */
export function createConnections(server: Server): Connections {
  const connections = new Map<Socket, Due>();
  let draining = false;

  server.on('connection', (socket: Socket) => {
    const due: Due = new Map();
    connections.set(socket, due);
    socket.once('close', () => {
      connections.delete(socket);
      // Answers behind another on the connection are not told that it is closed.
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
      // The http server's own close would cut off answers that are still being sent, and forget late requests.
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

/** A request that is on its way would meet a reset if the connection were closed on both sides at once. */
function closeGently(socket: Socket): void {
  if (socket.writableEnded || socket.destroyed) return;
  socket.end();
  const timer = setTimeout(() => socket.destroy(), lingering);
  socket.once('close', () => clearTimeout(timer));
}
