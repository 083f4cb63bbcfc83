import type { Language } from 'pint-ae';
import { isDatabaseUnreachable } from '../database/faults.ts';
import { inWords, type ServiceText, ToldError } from '../texts/service-text.ts';

/** An error of Node about a file or a port. */
interface SystemError extends Error {
  readonly code?: string;
  readonly path?: string;
  readonly syscall?: string;
  readonly address?: string;
  readonly port?: number;
}

/** Returns the failure of a command, in its reader's language if the service has a text for it. */
export function faultWords(error: unknown, language: Language): string {
  if (!(error instanceof Error)) return String(error);
  const told = error instanceof ToldError ? error.told : systemFaultText(error);
  return told === undefined ? error.message : inWords(told, language);
}

/** PostgreSQL's codes for a wrong role or password, an unknown database, and a role that may not make tables. */
const refusals = /^(?:28000|28P01|3D000|42501)$/;

function systemFaultText(error: SystemError): ServiceText | undefined {
  const { code = '', path = '', syscall, address = '', port = '' } = error;
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return { text: 'portTaken', values: { host: address, port } };
  // An error about several addresses has no message of its own.
  if (isDatabaseUnreachable(error))
    return { text: 'databaseUnreachable', values: { reason: error.message || code } };
  if (refusals.test(code)) return { text: 'databaseRefuses', values: { reason: error.message } };
  switch (code) {
    case 'ENOENT':
      return { text: 'noSuchFile', values: { path } };
    case 'EISDIR':
      return { text: 'isFolder' };
    case 'ENOTDIR':
      return { text: 'notInFolder', values: { path } };
    case 'EEXIST':
      return { text: 'fileExists', values: { path } };
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return { text: 'noPermission', values: { path: path || `${address}:${port}`, code } };
    case 'ENOSPC':
    case '53100':
      return { text: 'diskFull', values: { code } };
    default:
      return undefined;
  }
}
