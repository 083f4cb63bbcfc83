import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { ServiceText } from '../texts/service-text.ts';

/** A mail server that takes our messages. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** True if the connection begins with TLS; otherwise STARTTLS follows. */
  readonly isSecure: boolean;
  /** True if nothing may be sent without TLS. */
  readonly requiresTls: boolean;
  readonly user: string;
  readonly password: string;
  /** The sender address of the messages. */
  readonly from: string;
}

/** A message with one file. */
export interface Mail {
  readonly to: string;
  readonly fromName: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  /** The identifier of the message, the same for every attempt. */
  readonly id: string;
  readonly file: { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array };
}

/** Outcome of an attempt: accepted, refused permanently, not accepted now, or possibly accepted. */
export type MailOutcome =
  | { readonly outcome: 'sent'; readonly receipt: string }
  | { readonly outcome: 'refused' | 'unavailable' | 'uncertain'; readonly reason: ServiceText };

/** Hands a message to the mail server; `beginning` must finish before anything is sent, or throw. */
export type SendMail = (mail: Mail, beginning: () => Promise<void>) => Promise<MailOutcome>;

/** Longest waits for the mail server, in milliseconds: for its connection, and for each of its answers. */
const connectionTimeout = 20_000;
const socketTimeout = 60_000;

/** Sends messages to one mail server, each through a separate connection. */
export function mailSender(server: MailServer): SendMail {
  const { host, port, isSecure: secure, requiresTls: requireTLS, user, password: pass } = server;
  return async (mail, beginning) => {
    const message = await composed(server, mail);
    const connection = new SMTPConnection({
      ...{ host, port, secure, requireTLS, socketTimeout, connectionTimeout },
      ...{ greetingTimeout: connectionTimeout, dnsTimeout: connectionTimeout },
    });
    // The connection may break while no answer is awaited.
    const broken = new Promise<never>((_, reject) => connection.on('error', reject));
    broken.catch(() => {});
    try {
      const ready = connected(connection, user === '' ? undefined : { user, pass });
      await Promise.race([ready, broken]);
    } catch (error) {
      connection.close();
      return {
        outcome: 'unavailable',
        reason: { text: 'mailServerSilent', values: { words: wordsOf(error) } },
      };
    }
    try {
      await beginning();
      return await handedOver(connection, { from: server.from, to: mail.to }, message, broken);
    } finally {
      connection.quit();
    }
  };
}

function connected(connection: SMTPConnection, auth: { user: string; pass: string } | undefined) {
  return new Promise<void>((resolve, reject) => {
    const ended = (error?: unknown) => (error ? reject(error) : resolve());
    connection.connect((error) => {
      if (error || auth === undefined) return ended(error);
      connection.login(auth, ended);
    });
  });
}

function handedOver(
  connection: SMTPConnection,
  { from, to }: { readonly from: string; readonly to: string },
  message: Buffer,
  broken: Promise<never>,
): Promise<MailOutcome> {
  // The server requests the content after accepting sender and receiver; from then on it may have all of it.
  let isBegun = false;
  const content = new Readable({
    read() {
      isBegun = true;
      this.push(message);
      this.push(null);
    },
  });
  return new Promise((resolve) => {
    const failed = (error: unknown) => {
      const words = wordsOf(error);
      const code = Number(Object(error).responseCode ?? 0);
      if (code >= 500)
        return resolve({ outcome: 'refused', reason: { text: 'mailRefused', values: { words } } });
      if (code >= 400 || !isBegun)
        return resolve({ outcome: 'unavailable', reason: { text: 'mailNotTaken', values: { words } } });
      resolve({ outcome: 'uncertain', reason: { text: 'mailUncertain', values: { words } } });
    };
    broken.catch(failed);
    connection.send({ from, to: [to], size: message.length }, content, (error, info) =>
      error ? failed(error) : resolve({ outcome: 'sent', receipt: String(info?.response ?? '') }),
    );
  });
}

function wordsOf(error: unknown): string {
  const said = Object(error).response;
  if (typeof said === 'string' && said !== '') return said;
  return error instanceof Error ? error.message : String(error);
}

function composed(
  server: MailServer,
  { id, to, fromName, replyTo, subject, text, file }: Mail,
): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: oneLine(fromName), address: server.from },
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: oneLine(subject),
    text,
    messageId: `<${id}@${server.from.slice(server.from.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [{ filename: file.name, contentType: file.mediaType, content: Buffer.from(file.bytes) }],
    // Content of a document never makes us read a file or contact a server.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** A text for a header: characters that could end the line or change the text direction become spaces. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
