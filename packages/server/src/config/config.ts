import { hostname } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type AdsSettings, adsEnvironment, adsSettings, missingAdsKeys } from './ads.ts';

/** An endpoint that speaks the chat completions of OpenAI. */
export interface AiEndpoint {
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
}

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address in place of Stripe's, for tests. */
  readonly apiBase: string | null;
}

/** The server's settings, checked. Made by `readConfig` alone. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly trustProxy: boolean;
  /** The most open connections of the process. */
  readonly maxConnections: number;
  /** The most open connections of one address; null: a limit for public addresses alone. */
  readonly connectionsPerAddress: number | null;
  /** The public address, without a slash at its end; used in mails and redirects, never the Host header. */
  readonly appOrigin: string | null;
  /** Null when local: made once and kept in the data directory. */
  readonly appSecret: string | null;
  /** Least password length that raises every flow's own; null leaves them. */
  readonly passwordMin: number | null;
  /** Null: the default directory. */
  readonly dataDir: string | null;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Null: each mail is a file in the data directory's outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where the messages of the contact page go; by default the address that mails come from. */
  readonly contactTo: string;
  readonly corsOrigins: readonly string[];
  /** What a reader of `/metrics` must show; null: only programs of this machine read them. */
  readonly metricsToken: string | null;
  readonly logLevel: string;
  /** Whether a local server with the embedded database makes itself a demo shop. */
  readonly demo: boolean;
  /** Whether a local server with the embedded database makes the test user of the development controls; `npm run dev`. */
  readonly developer: boolean;
  /** The keys of Stripe; null: the sandbox provider locally, no billing in production. */
  readonly stripe: StripeSettings | null;
  /** The key of Stripe that its script in the browser is given, which is public; null: no checkout leads over that script. */
  readonly stripePublishableKey: string | null;
  /** The key and secret of the app at Shopify; null: the connection says that they are missing. */
  readonly shopifyKey: { readonly key: string; readonly secret: string } | null;
  /** An address that answers in place of every Shopify shop; null: the shops themselves. */
  readonly shopifyBase: string | null;
  /** The keys of the apps at the platforms of ads. */
  readonly ads: AdsSettings;
  /** The address of the network that serves the script of shops; null: the server's own. */
  readonly pixelOrigin: string | null;
  /** Whether a WooCommerce shop may be connected by http. */
  readonly wooCommerceAllowHttp: boolean;
  /** Where newer exchange rates are read; null: only those of the program are known. */
  readonly ratesUrl: string | null;
  /** An endpoint that speaks the chat completions of OpenAI; null: retrieval and templates. */
  readonly ai: AiEndpoint | null;
  /** Who sends text messages, by an interface like that of Twilio's Messages; null: none are sent. */
  readonly sms: SmsProvider | null;
  /** The private key that push messages are signed by, of 32 bytes; null: one that follows from the server's secret. */
  readonly vapidPrivateKey: Buffer | null;
  /** `host:port` of private addresses that may be called all the same; for tests, never in production. */
  readonly outboundAllow: readonly string[];
}

/** The test key that Stripe's own documentation shows to everybody. */
const STRIPE_EXAMPLE_KEY = 'pk_test_TYooMQauvdEDq54NiTphI7jx';

export interface SmsProvider {
  /** The address that messages are posted to. */
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** The sender: a number or a name. */
  readonly from: string;
  /** The most messages of a person and shop a day. */
  readonly mostADay: number;
}

export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const url = (protocols: readonly string[]) =>
  z.string().check(
    z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    }),
  );

const origin = z.pipe(
  url(['http:', 'https:']),
  z.transform((value) => new URL(value).origin),
);

/** An origin of which nothing else may be said, since it would be lost. */
const bareOrigin = z.pipe(
  url(['http:', 'https:']).check(
    z.refine((value) => !URL.canParse(value) || /^\/?$/.test(value.slice(new URL(value).origin.length)), {
      error: 'must be an address without a path',
    }),
  ),
  z.transform((value) => new URL(value).origin),
);

const switchOf = z._default(
  z.pipe(
    z.enum(['0', '1', 'true', 'false', 'on', 'off'], { error: 'must be 1 or 0' }),
    z.transform((value) => ['1', 'true', 'on'].includes(value)),
  ),
  false,
);

const listOf = z._default(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
  ),
  [],
);

const wholeNumber = (least: number, most: number, error: string) =>
  z.coerce.number({ error }).check(z.int({ error }), z.minimum(least, { error }), z.maximum(most, { error }));

const Environment = z.object({
  NODE_ENV: z._default(
    z.enum(['production', 'development', 'test'], { error: 'must be production, development or test' }),
    'development',
  ),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: z._default(wholeNumber(0, 65_535, 'must be a whole number from 0 to 65535'), 4000),
  TRUST_PROXY: switchOf,
  MAX_CONNECTIONS: z._default(wholeNumber(1, 1_000_000, 'must be a whole number from 1 to 1000000'), 10_000),
  CONNECTIONS_PER_ADDRESS: z.optional(wholeNumber(1, 1_000_000, 'must be a whole number from 1 to 1000000')),
  APP_ORIGIN: z.optional(origin),
  APP_SECRET: z.optional(z.string().check(z.minLength(32, { error: 'must have at least 32 characters' }))),
  PASSWORD_MIN: z.optional(wholeNumber(6, 128, 'must be a whole number from 6 to 128')),
  DATA_DIR: z.optional(z.string().check(z.minLength(1))),
  DATABASE_URL: z.optional(url(['postgres:', 'postgresql:'])),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'])),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), `Adaos <no-reply@${hostname() || 'localhost'}>`),
  CONTACT_TO: z.optional(z.email({ error: 'must be an e-mail address' })),
  CORS_ORIGINS: z.pipe(listOf, z.array(origin)),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, { error: 'must have at least 16 characters' }))),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    }),
    'info',
  ),
  ADAOS_DEMO: switchOf,
  ADAOS_DEVELOPER: switchOf,
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_API_BASE: z.optional(origin),
  STRIPE_PUBLISHABLE_KEY: z.optional(
    z.string().check(
      z.regex(/^pk_(?:test|live)_\w{8,250}$/, {
        error: 'must be a publishable key of Stripe, which begins with pk_test_ or pk_live_',
      }),
    ),
  ),
  PIXEL_ORIGIN: z.optional(bareOrigin),
  SHOPIFY_API_KEY: z.optional(z.string()),
  SHOPIFY_API_SECRET: z.optional(z.string()),
  SHOPIFY_BASE: z.optional(origin),
  WOOCOMMERCE_ALLOW_HTTP: switchOf,
  ...adsEnvironment(origin),
  OUTBOUND_ALLOW: listOf,
  RATES_URL: z.optional(
    z.union([z.literal('off'), url(['http:', 'https:'])], {
      error: 'must be an address that starts with http:// or https://, or off',
    }),
  ),
  SMS_URL: z.optional(url(['http:', 'https:'])),
  SMS_ACCOUNT: z.optional(z.string()),
  SMS_TOKEN: z.optional(z.string()),
  SMS_FROM: z.optional(z.string().check(z.maxLength(20, { error: 'must have at most 20 characters' }))),
  SMS_PER_DAY: z._default(wholeNumber(1, 1000, 'must be a whole number from 1 to 1000'), 10),
  VAPID_PRIVATE_KEY: z.optional(
    z.string().check(
      z.refine((value) => /^[\w-]{43}=?$/.test(value), {
        error: 'must be a private key of VAPID: 32 bytes in base64url, 43 characters',
      }),
    ),
  ),
  AI_BASE_URL: z.optional(url(['http:', 'https:'])),
  AI_API_KEY: z.optional(z.string()),
  AI_MODEL: z.optional(z.string()),
});

type Given = Readonly<Record<string, string>>;
type Values = z.output<typeof Environment>;

/** What values that are right by themselves lack beside each other. */
function missingPartners(given: Given): string[] {
  const problems: string[] = [];
  const oneOf = (one: string, other: string) => (given[one] === undefined) !== (given[other] === undefined);
  if (oneOf('AI_BASE_URL', 'AI_MODEL')) {
    problems.push('AI_MODEL: AI_BASE_URL and AI_MODEL are set together, or neither');
  }
  if (oneOf('SHOPIFY_API_KEY', 'SHOPIFY_API_SECRET')) {
    problems.push('SHOPIFY_API_SECRET: the key and the secret are set together, or neither');
  }
  if (oneOf('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')) {
    const missing = given['STRIPE_SECRET_KEY'] ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY';
    problems.push(`${missing}: is needed beside the other key of Stripe`);
  }
  problems.push(...missingAdsKeys(given));
  const sms = ['SMS_URL', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'];
  const missing = sms.filter((name) => given[name] === undefined);
  if (missing.length > 0 && missing.length < sms.length) {
    problems.push(...missing.map((name) => `${name}: is needed to send text messages, beside the other SMS settings`));
  }
  return problems;
}

/** What production needs, and what it does without. */
function problemsInProduction(values: Values): string[] {
  const problems: string[] = [];
  if (!values.APP_ORIGIN?.startsWith('https://'))
    problems.push('APP_ORIGIN: production needs the public https address');
  if (values.PIXEL_ORIGIN?.startsWith('http:'))
    problems.push('PIXEL_ORIGIN: the pages of shops load nothing without https');
  if (!values.APP_SECRET) problems.push('APP_SECRET: production needs a secret of at least 32 characters');
  if (values.SMS_URL?.startsWith('http:')) problems.push('SMS_URL: production sends the token by https alone');
  if (!values.DATABASE_URL && !values.DATA_DIR)
    problems.push('DATABASE_URL: production needs a database, or an explicit DATA_DIR for the embedded one');
  if (!values.SMTP_URL) problems.push('SMTP_URL: production needs a mail server');
  if (values.OUTBOUND_ALLOW.length > 0) problems.push('OUTBOUND_ALLOW: production calls no private address');
  if (values.ADAOS_DEVELOPER) problems.push('ADAOS_DEVELOPER: production has no test user');
  return problems;
}

/**
 * The values, checked each by itself and then beside each other.
 * @throws ConfigError
 */
function checked(given: Given): Values {
  const parsed = Environment.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  const wrong = new Set(issues.map(({ path: [name] }) => String(name)));
  // None of them is required: without the wrong ones the others can be read.
  const values =
    parsed.data ?? Environment.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
  const together = [
    ...missingPartners(given),
    ...(values.NODE_ENV === 'production' ? problemsInProduction(values) : []),
  ].filter((line) => !wrong.has(line.split(':', 1)[0] ?? ''));
  const problems = [...issues.map(({ path, message }) => `${path.join('.')}: ${message}`), ...together];
  if (problems.length > 0) throw new ConfigError(problems);
  return values;
}

/** Where the European Central Bank publishes the rates of the last 90 days. */
const BANKS_RATES = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml';

/** Only in production the bank is called without being asked for. */
function ratesUrlOf({ RATES_URL, NODE_ENV }: Values): string | null {
  if (RATES_URL === undefined) return NODE_ENV === 'production' ? BANKS_RATES : null;
  return RATES_URL === 'off' ? null : RATES_URL;
}

/**
 * Reads and checks the settings.
 * @throws ConfigError with one line for each wrong value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = checked(
    Object.fromEntries(
      Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
    ),
  );
  return {
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    trustProxy: values.TRUST_PROXY,
    maxConnections: values.MAX_CONNECTIONS,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS ?? null,
    appOrigin: values.APP_ORIGIN ?? null,
    appSecret: values.APP_SECRET ?? null,
    passwordMin: values.PASSWORD_MIN ?? null,
    dataDir: values.DATA_DIR ? resolve(values.DATA_DIR) : null,
    databaseUrl: values.DATABASE_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    contactTo: values.CONTACT_TO ?? /<([^>]+)>/.exec(values.MAIL_FROM)?.[1] ?? values.MAIL_FROM,
    corsOrigins: values.CORS_ORIGINS,
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
    demo: values.ADAOS_DEMO,
    developer: values.ADAOS_DEVELOPER,
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
            apiBase: values.STRIPE_API_BASE ?? null,
          }
        : null,
    stripePublishableKey:
      values.STRIPE_PUBLISHABLE_KEY ?? (values.NODE_ENV === 'production' ? null : STRIPE_EXAMPLE_KEY),
    pixelOrigin: values.PIXEL_ORIGIN ?? null,
    shopifyKey:
      values.SHOPIFY_API_KEY && values.SHOPIFY_API_SECRET
        ? { key: values.SHOPIFY_API_KEY, secret: values.SHOPIFY_API_SECRET }
        : null,
    shopifyBase: values.SHOPIFY_BASE ?? null,
    ads: adsSettings(values),
    wooCommerceAllowHttp: values.WOOCOMMERCE_ALLOW_HTTP,
    ratesUrl: ratesUrlOf(values),
    ai:
      values.AI_BASE_URL && values.AI_MODEL
        ? { baseUrl: values.AI_BASE_URL, apiKey: values.AI_API_KEY ?? null, model: values.AI_MODEL }
        : null,
    sms:
      values.SMS_URL && values.SMS_ACCOUNT && values.SMS_TOKEN && values.SMS_FROM
        ? {
            url: values.SMS_URL,
            account: values.SMS_ACCOUNT,
            token: values.SMS_TOKEN,
            from: values.SMS_FROM,
            mostADay: values.SMS_PER_DAY,
          }
        : null,
    vapidPrivateKey: values.VAPID_PRIVATE_KEY ? Buffer.from(values.VAPID_PRIVATE_KEY, 'base64url') : null,
    outboundAllow: values.OUTBOUND_ALLOW,
  };
}
