import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isAbsolute } from 'node:path';
import ipaddr from 'ipaddr.js';
import type { Language } from 'pint-ae';
import { defaultWorkerMemory, releasesOf } from 'pint-ae/internal/server';
import { defaultSpecification } from 'pint-ae/steps';
import { z } from 'zod';
import { dataFolderOf, defaultDataFolder } from './database/place.ts';
import type { Judging } from './draft/validate-request.ts';
import type { SecretKey } from './keys/sealing.ts';
import { messageIn } from './problems/request-problem.ts';
import { checked, inWordsOf, wholeNumber } from './problems/schema-errors.ts';
import { targetProblem } from './targets/public-address.ts';
import type { MailServer } from './targets/smtp.ts';
import { isMailbox } from './texts/forms.ts';
import { jsonIn } from './texts/json.ts';
import type { ServiceText } from './texts/service-text.ts';
import { ToldError } from './texts/service-text.ts';

const number = (fallback: number, least: number, most: number) =>
  z.preprocess(wholeNumber, z.number().int().min(least).max(most).default(fallback));

/** The address of a web server, to which a path can be added. */
const webAddress = z.string().superRefine(expectAddress);

/** A web address, or only a path on the server of the links. */
const linkBase = z.string().superRefine((text, context) => {
  if (!/^\/(?:[^/?#][^?#]*)?$/.test(text)) expectAddress(text, context);
});

function expectAddress(text: string, context: z.RefinementCtx): void {
  const wrong: ServiceText | undefined = /[?#]/.test(text)
    ? { text: 'addressWithQuery' }
    : targetProblem(text, 'any');
  if (wrong !== undefined) context.addIssue({ code: 'custom', input: text, params: { ...wrong } });
}

/** A text that a header can contain. */
const token = z.string().refine((text) => /^[!-~]+$/.test(text), inWordsOf('notForHeader'));

function listed(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

/** The identifier of a service provider (SPID), with or without its scheme; stored without. */
const providerId = z
  .string()
  .transform((text) => text.replace(/^0242:/, ''))
  .refine(
    (text) => /^\d{6}(?:-[0-9A-Z_]{3,12}(?:\.[0-9A-Z\-._~]{3,24})?)?$/i.test(text),
    inWordsOf('notProvider'),
  );

/** Names and keys of 256 bits, such as `2026:…`; the first one is in use. */
const secretKeys = z
  .string()
  .transform(listed)
  .transform((entries, context): SecretKey[] =>
    entries.map((entry) => {
      const [, id = '', encoded = ''] = /^([\w-]{1,40}):(.*)$/.exec(entry) ?? [];
      const key = Buffer.from(encoded, 'base64');
      if (id === '' || key.length !== 32) context.addIssue({ code: 'custom', ...inWordsOf('notSecretKeys') });
      return { id, key };
    }),
  )
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, inWordsOf('notSecretKeys'))
  .default([]);

/** A mail server: `smtp://` with STARTTLS or `smtps://`, with a user and password if required. */
const mailUrl = z.string().transform((text, context): Omit<MailServer, 'from' | 'requiresTls'> => {
  const url = /^smtps?:/.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  const parts = url && partsOf(url);
  if (parts !== undefined) return parts;
  context.addIssue({ code: 'custom', ...inWordsOf('notMailUrl') });
  return z.NEVER;
});

function partsOf({ protocol, hostname, port, username, password, pathname, search, hash }: URL) {
  const isSecure = protocol === 'smtps:';
  if (hostname === '' || !['', '/'].includes(pathname) || search !== '' || hash !== '') return undefined;
  try {
    const user = decodeURIComponent(username);
    const host = hostname.replaceAll(/[[\]]/g, '');
    const ownPort = Number(port) || (isSecure ? 465 : 587);
    return { host, port: ownPort, isSecure, user, password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

const pem = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;

const certificates = z
  .string()
  .transform((text, context): X509Certificate[] => {
    const given = text.match(pem) ?? [];
    try {
      if (given.length > 0) return given.map((each) => new X509Certificate(each));
    } catch {
      // Reported below.
    }
    context.addIssue({ code: 'custom', ...inWordsOf('notCertificates') });
    return z.NEVER;
  })
  .default([]);

const signingKey = z.string().transform((text, context): KeyObject => {
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below.
  }
  context.addIssue({ code: 'custom', ...inWordsOf('notSigningKey') });
  return z.NEVER;
});

/** A PostgreSQL server; the host may be missing if the query names a socket. */
const postgresUrl = z
  .string()
  .refine(
    (text) => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@localhost/')),
    inWordsOf('notPostgres'),
  );

const releases = releasesOf(defaultSpecification).map(({ version }) => version);

/** Releases, separated by commas; if there are several, the issue date decides. */
const release = z
  .string()
  .transform(listed)
  .superRefine((names, context) => {
    if (names.every((name) => releases.includes(name))) return;
    const unknown: ServiceText = {
      text: 'noSuchRelease',
      values: { releases: releases.toSorted().join(', ') },
    };
    context.addIssue({ code: 'custom', input: names, params: { ...unknown } });
  });

/** The ways of delivery: the built-in ones, and a separate module. */
export const adapters = ['sandbox', 'folder', 'phase4', 'phoss-ap', 'adapter'] as const;

const jsonObject = z.string().transform((text, context): Readonly<Record<string, unknown>> => {
  const read = z.record(z.string(), z.unknown()).safeParse(jsonIn(text));
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', ...inWordsOf('notJsonObject') });
  return z.NEVER;
});

const variables = z.object({
  PINT_ENVIRONMENT: z.enum(['production', 'sandbox']).default('sandbox'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: number(10, 2, 10_000),
  DATABASE_TIMEOUT_SECONDS: number(30, 1, 3600),
  DATA_FOLDER: z.string().default(defaultDataFolder),
  HOST: z.string().default('127.0.0.1'),
  PORT: number(8080, 0, 65_535),
  BASE_URL: linkBase.default(''),
  LINK_HOSTS: z.string().default('localhost,127.0.0.1,[::1]'),
  ANSWER_TIMEOUT_SECONDS: number(60, 1, 3600),
  RATE_LIMIT_REQUESTS: number(100, 1, 1_000_000_000),
  RATE_LIMIT_SECONDS: number(10, 1, 86_400),
  BAD_KEY_REQUESTS: number(20, 1, 1_000_000_000),
  BAD_KEY_SECONDS: number(60, 1, 86_400),
  TRUSTED_PROXIES: z
    .string()
    .transform(listed)
    .refine(
      (ranges) => ranges.every((each) => ipaddr.isValidCIDR(each) || ipaddr.isValid(each)),
      inWordsOf('notRanges'),
    )
    .default([]),
  REPEAT_WAIT_SECONDS: number(30, 0, 60),
  CHROMIUM_PATH: z.string().optional(),
  CHROMIUM_SANDBOX: z.enum(['on', 'off']).default('on'),
  PDFS_AT_ONCE: number(2, 1, 16),
  // A message is tried for three days, so its event must last longer.
  EVENT_DAYS: number(30, 7, 36_500),
  REFUSED_DAYS: number(90, 1, 36_500),
  DOCUMENT_YEARS: number(15, 1, 100),
  IDEMPOTENCY_HOURS: number(24, 24, 8760),
  MAX_ATTACHMENT_BYTES: number(1024 * 1024 * 1024, 0, 1_000_000_000_000),
  MAX_BODY_BYTES: number(10 * 1024 * 1024, 1, 500_000_000),
  MAX_HELD_BYTES: z.preprocess(wholeNumber, z.number().int().min(1).max(64_000_000_000).optional()),
  RELEASE: release.optional(),
  // Large documents are rare, and each thread takes memory from the start.
  THREADS: number(Math.min(availableParallelism(), 4), 1, 1024),
  MAX_THREAD_MEBIBYTES: number(defaultWorkerMemory, 16, 1_000_000),
  SMTP_URL: mailUrl.optional(),
  SMTP_FROM: z.string().refine(isMailbox, inWordsOf('notMailbox')).optional(),
  MAIL_ATTEMPTS: number(10, 1, 100),
  DELIVERY: z.enum(adapters).default('sandbox'),
  DELIVERY_ATTEMPTS: number(8, 1, 1000),
  DELIVERY_RETRY_SECONDS: number(10, 0, 3600),
  // A job may take six minutes.
  DELIVERY_TIMEOUT_SECONDS: number(60, 1, 240),
  RESEND_AFTER_SECONDS: number(3600, 60, 2_592_000),
  // A delivery mostly waits: sixty a second of 1.5 s each, on two processes, with room for one more company.
  DELIVERIES_AT_ONCE: number(96, 2, 10_000),
  SANDBOX_DELAY_SECONDS: number(0, 0, 240),
  FOLDER: z.string().optional(),
  PHASE4_URL: webAddress.optional(),
  PHASE4_TOKEN: token.optional(),
  PHOSS_AP_URL: webAddress.optional(),
  PHOSS_AP_TOKEN: token.optional(),
  SML_ZONE: z.string().min(1).optional(),
  SMP_ISSUERS: certificates,
  DNS_SERVERS: z.string().transform(listed).default([]),
  ADAPTER: z.string().min(1).optional(),
  ADAPTER_OPTIONS: jsonObject.default({}),
  EXPORT_KEY: signingKey.optional(),
  EXPORT_FOLDER: z.string().refine(isAbsolute, inWordsOf('notAbsolute')).optional(),
  INBOUND_TOKEN: token.min(16).optional(),
  INBOUND_TOKEN_PREVIOUS: token.min(16).optional(),
  WEBHOOKS_AT_ONCE: number(96, 2, 10_000),
  WEBHOOKS_PER_COMPANY: number(50, 1, 10_000),
  WEBHOOK_SECRET_KEYS: secretKeys,
  SERVICE_PROVIDER_ID: providerId.optional(),
  TAX_AUTHORITY_ID: providerId.optional(),
  WEBHOOK_TARGETS: z.enum(['public', 'any']).default('public'),
  LOG_LEVEL: z.enum(['info', 'error', 'silent']).default('info'),
  TRACES: z.enum(['none', 'otlp']).default('none'),
});

/** The settings of the service. */
export type Settings = Readonly<ReturnType<typeof settingsOf>>;
export type PrintingSettings = Settings['printing'];

/** Reads the settings; throws an error that names every wrong variable. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  language: Language = 'en',
): Settings {
  const given = withFiles(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );
  const read = checked(variables, given, language);
  if ('problems' in read) {
    const reasons = read.problems.map(({ field, message }) => `${field}: ${messageIn(message, language)}`);
    throw wrong(reasons.join('; '));
  }
  // A misspelt `PINT_ENV=production` would start a sandbox, which reports documents as Sent and sends none.
  const misspelt = Object.keys(given).find((name) => /^PINT_?ENV/i.test(name) && name !== 'PINT_ENVIRONMENT');
  if (misspelt !== undefined) throw wrong({ text: 'misspeltEnvironment', values: { name: misspelt } });
  const settings = settingsOf(read.data);
  const contradiction = contradictionIn(settings);
  if (contradiction !== undefined) throw wrong(contradiction);
  const { PINT_ENVIRONMENT, SERVICE_PROVIDER_ID, TAX_AUTHORITY_ID } = read.data;
  if (PINT_ENVIRONMENT === 'production' && (!SERVICE_PROVIDER_ID || !TAX_AUTHORITY_ID))
    throw wrong({ text: 'productionNetwork' });
  return settings;
}

/** A setting may be in the file that `…_FILE` names, like secrets of a container; a final line end is ignored. */
function withFiles(
  given: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  const read: Record<string, string | undefined> = { ...given };
  for (const name of Object.keys(variables.shape)) {
    const file = given[`${name}_FILE`];
    delete read[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) throw wrong({ text: 'settingTwice', values: { name } });
    try {
      read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw wrong({ text: 'settingFile', values: { name, reason } });
    }
  }
  return read;
}

function wrong(reasons: string | ServiceText): ToldError {
  return new ToldError({ text: 'wrongSettings', values: { reasons } });
}

/** Default settings if nothing leaves the process; production sets its own. */
const sandboxNetwork = { provider: '000001', authority: '000999' };

function settingsOf(given: z.infer<typeof variables>) {
  const judging: Judging = given.RELEASE === undefined ? {} : { release: given.RELEASE };
  return {
    environment: given.PINT_ENVIRONMENT,
    /** A PostgreSQL server; undefined for the embedded database. */
    databaseUrl: given.DATABASE_URL,
    database: {
      connections: given.DATABASE_CONNECTIONS,
      timeoutSeconds: given.DATABASE_TIMEOUT_SECONDS,
    },
    /** The folder of the embedded database; undefined for memory. */
    dataFolder: dataFolderOf(given.DATA_FOLDER),
    host: given.HOST,
    port: given.PORT,
    /** The beginning of links and problem types, or only its path. */
    baseUrl: given.BASE_URL.replace(/\/+$/, ''),
    /** The allowed host names of requests for links, if `baseUrl` has no host. */
    linkHosts: [given.HOST, ...given.LINK_HOSTS.split(',')].map((name) => name.trim().toLowerCase()),
    /** A connection ends if its client reads nothing of an answer for this long. */
    answerTimeoutSeconds: given.ANSWER_TIMEOUT_SECONDS,
    rateLimit: { requests: given.RATE_LIMIT_REQUESTS, seconds: given.RATE_LIMIT_SECONDS },
    badKeys: { requests: given.BAD_KEY_REQUESTS, seconds: given.BAD_KEY_SECONDS },
    /** Networks of proxies whose `X-Forwarded-For` is trusted. */
    trustedProxies: given.TRUSTED_PROXIES,
    idempotencyHours: given.IDEMPOTENCY_HOURS,
    /** Retention of stored data: events and refused arrivals are removed, documents may be archived. */
    retention: {
      eventDays: given.EVENT_DAYS,
      refusedDays: given.REFUSED_DAYS,
      documentYears: given.DOCUMENT_YEARS,
    },
    /** Time that a repeated request waits for the answer to the first request. */
    repeatWaitSeconds: given.REPEAT_WAIT_SECONDS,
    /** Number of bytes of attachments that a company may keep. */
    attachmentBytes: given.MAX_ATTACHMENT_BYTES,
    maximumBodyBytes: given.MAX_BODY_BYTES,
    /** The most bytes of bodies and answers in memory at once. */
    heldBytes: given.MAX_HELD_BYTES ?? Math.max(256 * 1024 * 1024, 2 * given.MAX_BODY_BYTES),
    judging,
    printing: {
      /** The program of Chromium or Chrome; undefined if no PDFs are made. */
      chromium: given.CHROMIUM_PATH,
      /** True if Chromium's own sandbox is used, which requires a user other than root. */
      isSandboxed: given.CHROMIUM_SANDBOX === 'on',
      atOnce: given.PDFS_AT_ONCE,
    },
    /** Threads for large documents; one that needs more memory is ended and replaced. */
    workers: { count: given.THREADS, memoryMebibytes: given.MAX_THREAD_MEBIBYTES },
    delivery: {
      adapter: given.DELIVERY,
      /** The number of attempts before a submission becomes a dead letter. */
      attempts: given.DELIVERY_ATTEMPTS,
      /** Seconds before the second attempt; they double with every further one. */
      retrySeconds: given.DELIVERY_RETRY_SECONDS,
      timeoutSeconds: given.DELIVERY_TIMEOUT_SECONDS,
      /** After this time without an answer, a message may be handed over again. */
      resendAfterSeconds: given.RESEND_AFTER_SECONDS,
      /** The number of deliveries that a process makes at once. */
      atOnce: given.DELIVERIES_AT_ONCE,
      sandboxDelaySeconds: given.SANDBOX_DELAY_SECONDS,
      folder: given.FOLDER,
      phase4Url: given.PHASE4_URL,
      phase4Token: given.PHASE4_TOKEN,
      phossApUrl: given.PHOSS_AP_URL,
      phossApToken: given.PHOSS_AP_TOKEN,
      /** The file or package of an adapter, and its options. */
      module: given.ADAPTER,
      options: given.ADAPTER_OPTIONS,
    },
    /** Sends documents to buyers outside the network; undefined without a mail server. */
    mail: mailOf(given),
    /** Identifiers of service providers, without their scheme: our own, which receives the answers, and the authority's. */
    network: {
      provider: given.SERVICE_PROVIDER_ID ?? sandboxNetwork.provider,
      authority: given.TAX_AUTHORITY_ID ?? sandboxNetwork.authority,
    },
    /** The network's register (SML), which answers questions about receivers; undefined if it is not used. */
    register:
      given.SML_ZONE === undefined
        ? undefined
        : { zone: given.SML_ZONE, issuers: given.SMP_ISSUERS, dnsServers: given.DNS_SERVERS },
    /** Signs exports of companies; undefined if exports are not signed. */
    exportKey: given.EXPORT_KEY,
    /** Folder for exports requested over HTTP; undefined if they are not allowed. */
    exportFolder: given.EXPORT_FOLDER,
    /** The token for `POST /inbound`; undefined if the endpoint is not used. */
    inboundToken: given.INBOUND_TOKEN,
    /** A second accepted token, while access points change to the new one, or undefined. */
    inboundTokenPrevious: given.INBOUND_TOKEN_PREVIOUS,
    /** Allowed addresses of webhooks; a sandbox may allow private ones, without TLS. */
    webhookTargets: given.WEBHOOK_TARGETS,
    webhooks: {
      /** The number of messages that a process sends at once. */
      atOnce: given.WEBHOOKS_AT_ONCE,
      perCompany: given.WEBHOOKS_PER_COMPANY,
      /** The keys that encrypt webhook secrets in the database, the current one first; empty if not encrypted. */
      secretKeys: given.WEBHOOK_SECRET_KEYS,
    },
    logLevel: given.LOG_LEVEL,
    /** Target of spans: none, or an OpenTelemetry collector. */
    traces: given.TRACES,
  };
}

/** Outside a sandbox, TLS is required unless the mail server is on the same machine. */
function mailOf(given: z.infer<typeof variables>) {
  const { SMTP_URL: server, SMTP_FROM: from } = given;
  if (server === undefined || from === undefined) {
    if (server !== from) throw wrong({ text: 'mailSettings' });
    return undefined;
  }
  const isHere = ['127.0.0.1', '::1', 'localhost'].includes(server.host);
  const requiresTls = given.PINT_ENVIRONMENT === 'production' && !isHere;
  // An e-mail is tried that often before it is given up.
  return { server: { ...server, from, requiresTls }, attempts: given.MAIL_ATTEMPTS };
}

function contradictionIn(settings: Settings): ServiceText | undefined {
  const { environment, delivery, webhookTargets, heldBytes, maximumBodyBytes, register, mail, printing } =
    settings;
  if (mail !== undefined && printing.chromium === undefined) return { text: 'mailPrinting' };
  if (environment === 'production' && delivery.adapter === 'sandbox') return { text: 'productionDelivery' };
  if (environment === 'production' && webhookTargets === 'any') return { text: 'productionTargets' };
  // Without issuers, any answer in place of an SMP's would count.
  if (register?.issuers.length === 0) return { text: 'issuersMissing' };
  // Otherwise nobody could ever send the largest document.
  if (heldBytes < maximumBodyBytes) return { text: 'heldBytes' };
  // Otherwise the lease of a delivery would end before the delivery, again and again.
  if (delivery.sandboxDelaySeconds > delivery.timeoutSeconds) return { text: 'sandboxDelay' };
  if (delivery.adapter === 'folder' && delivery.folder === undefined) return { text: 'folderSetting' };
  if (
    delivery.adapter === 'phase4' &&
    (delivery.phase4Url === undefined || delivery.phase4Token === undefined)
  )
    return { text: 'phase4Settings' };
  if (
    delivery.adapter === 'phoss-ap' &&
    (delivery.phossApUrl === undefined || delivery.phossApToken === undefined)
  )
    return { text: 'phossApSettings' };
  if (delivery.adapter === 'adapter' && delivery.module === undefined) return { text: 'adapterSetting' };
  return undefined;
}
