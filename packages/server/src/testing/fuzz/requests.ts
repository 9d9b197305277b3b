import { gzipSync } from 'node:zlib';
import { contract, type RouteDefinition, type RouteName } from '@adaos/api';
import fc, { type Arbitrary } from 'fast-check';
import { hostileText } from './hostile-text.ts';
import { type Aim, hostileValue, type Known, valuesFor } from './values.ts';

export const CALLERS = ['admin', 'manager', 'viewer', 'operator', 'nobody', 'forged'] as const;
export type CallerName = (typeof CALLERS)[number];

/** What exists in the data, as a call of this route would name it. */
export type KnownTo = (route: RouteDefinition) => Known;

/** One call as it goes over the wire. */
export interface FuzzedRequest {
  readonly name: RouteName;
  readonly caller: CallerName;
  /** Path and query, escaped. */
  readonly address: string;
  readonly contentType: string | null;
  /** Absent: as it is. */
  readonly contentEncoding?: string;
  readonly body: Buffer | null;
}

const HOSTILE_ESCAPES = ['%00', '%ED%A0%80', '%c0%af', '%zz', '%', '%2e%2e%2f', '%ff%fe'];
const HEADER = 'Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID,Country\n';
const LINE = '489435,22350,CAT BOWL ,12,2009-12-01 07:46:00,2.55,13085,United Kingdom\n';

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const escaped = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());

function sprinkled(text: Arbitrary<string>, aim: Aim): Arbitrary<string> {
  if (aim !== 'hostile') return text;
  return fc.oneof({ weight: 4, arbitrary: text }, fc.constantFrom(...HOSTILE_ESCAPES));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function addresses(route: RouteDefinition, aim: Aim, known: Known): Arbitrary<string> {
  const params = route.params ? valuesFor(route.params, aim, known) : fc.constant({});
  const query = route.query ? valuesFor(route.query, aim, known) : fc.constant({});
  return fc.tuple(params, query, sprinkled(fc.constant(''), aim)).map(([given, asked, odd]) => {
    const filled = isRecord(given) ? given : {};
    // An empty one is another path, so another call.
    const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => (escaped(filled[name]) || '%20') + odd);
    const pairs = Object.entries(isRecord(asked) ? asked : { '': asked });
    // A list is the same name several times; a name without a value is one too.
    const parts = pairs.flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${escaped(name)}=${escaped(one)}`),
    );
    if (odd !== '') parts.push(`${odd}=${odd}`);
    return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
  });
}

const brokenJson = fc.constantFrom(
  Buffer.from(''),
  Buffer.from('{'),
  Buffer.from('\0'),
  Buffer.from('[]]'),
  Buffer.from('[1e999]'),
  Buffer.from('{"__proto__":{"role":"admin"}}'),
  Buffer.from('{"constructor":{"prototype":{"role":"admin"}}}'),
  Buffer.from('{"a":1,"a":2}'),
  Buffer.from('\ufeff{}'),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('['.repeat(20_000)),
  Buffer.from(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  Buffer.from(JSON.stringify('x'.repeat(70_000))),
  Buffer.from(JSON.stringify({ name: 'x'.repeat(1_000_000) })),
  Buffer.from(`{"name":"${'\\ud800'.repeat(9_000)}"}`),
  Buffer.from('{"adsChange":1e400,"priceChange":-1e400,"limit":99999999999999999999}'),
);

function jsonBodies(route: RouteDefinition, aim: Aim, known: Known): Arbitrary<Buffer | null> {
  if (!route.body) return aim === 'hostile' ? fc.option(brokenJson) : fc.constant(null);
  const right = valuesFor(route.body, aim, known).map((value) => Buffer.from(JSON.stringify(value) ?? ''));
  return aim === 'hostile' ? fc.oneof({ weight: 3, arbitrary: right }, brokenJson, fc.constant(null)) : right;
}

const cell = hostileValue.map((value) => `"${asText(value).replaceAll('"', '""')}"`);
const oddCell = fc.oneof(hostileText(1_200), hostileText(20)).map((text) => `"${text.replaceAll('"', '""')}"`);
const files: Arbitrary<Buffer> = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map((lines) => Buffer.from(HEADER + LINE.repeat(lines))),
  fc.array(fc.array(cell, { minLength: 1, maxLength: 9 }), { maxLength: 5 }).map((lines) => {
    return Buffer.from(HEADER + lines.map((cells) => cells.join(',')).join('\n'));
  }),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc.array(fc.array(oddCell, { minLength: 8, maxLength: 8 }), { minLength: 1, maxLength: 5 }).map((lines) => {
    return Buffer.from(HEADER + LINE + lines.map((cells) => cells.join(',')).join('\n'));
  }),
  fc.array(oddCell, { minLength: 1, maxLength: 8 }).map((cells) => {
    // In UTF-16 a NUL is a character like any other, and halves of characters may be alone.
    return Buffer.from(`\ufeff${HEADER}${LINE}${cells.join(',')}\n`, 'utf16le');
  }),
  fc.constant(Buffer.from(HEADER + LINE.replace('CAT BOWL', 'x'.repeat(900_000)))),
  fc.constant(gzipSync(HEADER + LINE)),
  fc.constant(gzipSync(HEADER + LINE).subarray(0, 30)),
  fc.constant(gzipSync('0'.repeat(2_000_000))),
  fc.constant(Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n')),
);

function requestsOf(name: RouteName, aim: Aim, knownTo: KnownTo): Arbitrary<FuzzedRequest> {
  const route: RouteDefinition = contract[name];
  const known = knownTo(route);
  const bodies: Arbitrary<Buffer | null> = route.upload ? files : jsonBodies(route, aim, known);
  const rightType = route.upload ? fc.constantFrom(...route.upload) : fc.constant('application/json');
  const wrongTypes = [null, 'text/plain', 'application/json; charset=utf-16', 'multipart/form-data; boundary=b', 'x'];
  const types =
    aim === 'hostile' ? fc.oneof({ weight: 4, arbitrary: rightType }, fc.constantFrom(...wrongTypes)) : rightType;
  const mayCall = route.access === 'public' ? 'nobody' : route.access === 'operator' ? 'operator' : 'admin';
  return fc.record({
    name: fc.constant(name),
    caller: fc.oneof({ weight: 6, arbitrary: fc.constant<CallerName>(mayCall) }, fc.constantFrom(...CALLERS)),
    address: addresses(route, aim, known),
    contentType: types,
    ...(aim === 'hostile' && { contentEncoding: fc.constantFrom('identity', 'identity', 'identity', 'gzip', 'x') }),
    body: route.method === 'GET' ? fc.constant(null) : bodies,
  });
}

/** How many of the calls have which aim. */
export type Aims = Partial<Readonly<Record<Aim, number>>>;

/** Half of them right, the rest odd, nearly right or hostile. */
export const MIXED: Aims = { valid: 4, odd: 1, near: 2, hostile: 2 };
/** All that a call takes, with texts of odd characters; and what it does not take. */
export const ODD: Aims = { odd: 3, hostile: 1 };

/** Calls of the whole contract. */
export function fuzzedRequests(known: KnownTo, aims: Aims): Arbitrary<FuzzedRequest> {
  const names = Object.keys(contract) as RouteName[];
  const weights = Object.entries(aims) as [Aim, number][];
  return fc.oneof(
    ...names.map((name) =>
      fc.oneof(...weights.map(([aim, weight]) => ({ weight, arbitrary: requestsOf(name, aim, known) }))),
    ),
  );
}
