import { UsageError } from './io.ts';

type Reason = Extract<UsageError['text'], `cannotListen${string}`>;

/** Reason why a system does not let a server listen. */
const reasons: Readonly<Partial<Record<string, Reason>>> = {
  EADDRINUSE: 'cannotListenPortTaken',
  EACCES: 'cannotListenPortReserved',
  EADDRNOTAVAIL: 'cannotListenForeignAddress',
  ENOTFOUND: 'cannotListenUnknownHost',
  EAI_AGAIN: 'cannotListenUnknownHost',
};

/** Properties that the system adds to an error of listening. */
type ListenError = NodeJS.ErrnoException & {
  readonly address?: string;
  readonly port?: number;
  readonly hostname?: string;
};

/**
 * Returns the reason why a server cannot listen, and the fix; undefined for an error that concerns neither host nor
 * port.
 */
export function unlistening(error: ListenError): UsageError | undefined {
  const { syscall, code = '', address = '', port, hostname = '', message } = error;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  const text = reasons[code];
  if (text === undefined) return new UsageError('cannotListen', { reason: message });
  const host = address.includes(':') ? `[${address}]` : address;
  return new UsageError(text, { address: `${host}:${port}`, host: hostname });
}
