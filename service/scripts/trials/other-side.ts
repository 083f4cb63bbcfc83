import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An access point that accepts everything, and what it received. */
export interface OtherSide {
  readonly url: string;
  /** The instances of the document and the report, by document number. */
  readonly documents: ReadonlyMap<string, ReadonlySet<string>>;
  readonly reports: ReadonlyMap<string, ReadonlySet<string>>;
  readonly close: () => void;
}

/** Opens the access point, for documents with numbers like T-1. */
export async function openOtherSide(): Promise<OtherSide> {
  const documents = new Map<string, Set<string>>();
  const reports = new Map<string, Set<string>>();
  const server = createServer((request, response) => {
    let envelope = '';
    request.on('data', (chunk) => {
      envelope += chunk;
    });
    request.on('end', () => {
      const instance = /InstanceIdentifier>([^<]+)</.exec(envelope)?.[1] ?? '';
      const number = /<(?:\w+:)?ID>(T-\d+)</.exec(envelope)?.[1] ?? '';
      const known = /ReportedTransaction/.test(envelope) ? reports : documents;
      known.set(number, (known.get(number) ?? new Set()).add(instance));
      response.end(JSON.stringify({ overallSuccess: true, as4MessageId: 'x' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents,
    reports,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
