import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A message that a mail server took. */
export interface Taken {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
}

/** Answer to a line of a client; undefined for the usual one, null to hang up. */
type Answer = (line: string) => string | null | undefined;

/** A small mail server on this machine, without TLS, that answers as a test wants. */
export interface MailServer {
  readonly port: number;
  readonly taken: Taken[];
  /** Each line that a client said outside of messages. */
  readonly lines: string[];
  /** Answers otherwise than usual; `.` is the end of a message. */
  answerWith: (answer: Answer) => void;
  readonly close: () => Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const taken: Taken[] = [];
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  let answer: Answer = () => undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    let from = '';
    let to: string[] = [];
    let content: string[] | undefined;
    const say = (line: string, usual: string): boolean => {
      const said = answer(line);
      if (said === null) socket.destroy();
      else socket.write(`${said ?? usual}\r\n`);
      return said === undefined;
    };
    const usualOf: Readonly<Record<string, string>> = {
      EHLO: '250 hello',
      DATA: '354 go on',
      QUIT: '221 bye',
    };
    socket.write('220 mail.example.test\r\n');
    createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
      if (content !== undefined && line !== '.') return void content.push(line);
      if (content === undefined) lines.push(line);
      const verb = line.split(/[ :]/)[0]?.toUpperCase() ?? '';
      const isUsual = say(line, usualOf[verb] ?? '250 ok');
      if (verb === 'MAIL') [from, to] = [line, []];
      if (verb === 'RCPT') to.push(line);
      if (line === '.') {
        if (isUsual) taken.push({ from, to, content: (content ?? []).join('\n') });
        content = undefined;
      } else if (verb === 'DATA' && isUsual) content = [];
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    port: address.port,
    taken,
    lines,
    answerWith: (given) => {
      answer = given;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
