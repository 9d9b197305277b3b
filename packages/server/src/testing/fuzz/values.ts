import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';
import { hostileText } from './hostile-text.ts';

/** What of a schema the values are made from; zod writes it as JSON Schema. */
interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** Of a record: its keys, and what is at each. */
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values that exist in the data for a field of a call. */
export type Known = (field: string) => readonly string[];

/** How far from right: `valid` fits the schema, `odd` too, with odd characters; `near` misses it in some places, `hostile` does not care. */
export type Aim = 'valid' | 'odd' | 'near' | 'hostile';

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** What breaks programs that trust what they are sent. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfffy',
    '\u202e\u2066',
    "' or 1=1; --",
    '%s%n{{7*7}}${7*7}',
    '../../etc/passwd',
    '<img src=x onerror=alert(1)>',
    '1e999',
    '-0',
    'NaN',
    '\r\nSet-Cookie: a=b',
    'x'.repeat(5_000),
    '𝒳'.repeat(300),
    null,
    true,
    -1,
    -0,
    2 ** 31,
    2 ** 63,
    5e-324,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    0.1 + 0.2,
    [],
    {},
    { toString: 'x', length: 1e9 },
    Array.from({ length: 600 }, () => 'x'),
    nested(60),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  hostileText(),
  fc.jsonValue({ maxDepth: 3 }),
);

const cursorOf = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

const nearText = (schema: JsonSchema): Arbitrary<unknown> =>
  fc.constantFrom<unknown>(
    'x'.repeat((schema.maxLength ?? 10) + 1),
    'é'.repeat(schema.maxLength ?? 10),
    ' '.repeat(Math.max(1, schema.minLength ?? 1)),
    '0'.repeat(schema.maxLength ?? 30),
    'A@b.c',
    '2026-02-30',
    '0000-00-00',
    '0000-01-01',
    '0001-01-01',
    '1899-12-31',
    '9999-12-31',
    '+275760-09-13',
    '-000001-01-01',
    '9'.repeat(19),
    '99999999',
    '1e3',
    cursorOf(['0000-01-01', '1']),
    cursorOf(['0001-01-01', '0']),
    cursorOf(['9999-12-31', '9223372036854775807']),
    cursorOf(['9223372036854775808']),
    cursorOf(['-1']),
    cursorOf([1]),
    cursorOf({}),
    '00000000-0000-0000-0000-000000000000',
    'Mars/Olympus',
    'ZZZ',
  );

function validText(schema: JsonSchema, aim: Aim): Arbitrary<unknown> {
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date') {
    const days = { min: new Date('2020-01-01'), max: new Date('2027-12-31'), noInvalidDate: true };
    return fc.date(days).map((day) => day.toISOString().slice(0, 10));
  }
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern), { size: 'small' });
  const { minLength = 0, maxLength = 60 } = schema;
  if (aim === 'odd') return hostileText(maxLength);
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 80) });
}

function validNumber({ type, minimum = -1e6, maximum = 1e6 }: JsonSchema): Arbitrary<unknown> {
  if (type === 'integer') return fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 2 ** 31)) });
  return fc.double({ min: minimum, max: maximum, noNaN: true });
}

const nearNumber = ({ minimum = -1e6, maximum = 1e6 }: JsonSchema): Arbitrary<unknown> =>
  fc.constantFrom<unknown>(minimum - 1, maximum + 1, minimum, maximum, (minimum + maximum) / 3, '7', 1e21, 5e-324);

function leaf(valid: Arbitrary<unknown>, near: Arbitrary<unknown>, aim: Aim): Arbitrary<unknown> {
  if (aim === 'valid' || aim === 'odd') return valid;
  if (aim === 'near') return fc.oneof({ weight: 4, arbitrary: valid }, { weight: 1, arbitrary: near });
  return fc.oneof(valid, near, { weight: 2, arbitrary: hostileValue });
}

function anyOf(schema: JsonSchema, aim: Aim, known: Known, field: string): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => anyOf(one, aim, known, field)));
  if (schema.enum) return leaf(fc.constantFrom(...schema.enum), fc.constantFrom('', 'ADMIN', 'none', 0), aim);
  if (schema.const !== undefined) return leaf(fc.constant(schema.const), hostileValue, aim);
  switch (schema.type) {
    case 'object': {
      const keys = schema.propertyNames?.enum ?? []; // of a record
      const entries = schema.properties
        ? Object.entries(schema.properties)
        : keys.map((key) => [String(key), schema.additionalProperties ?? {}] as const);
      const parts = entries.map(([name, part]) => [name, anyOf(part, aim, known, name)] as const);
      const record = fc.record(Object.fromEntries(parts), {
        requiredKeys: aim === 'hostile' ? [] : [...(schema.required ?? [])],
      });
      return aim === 'hostile' ? fc.oneof({ weight: 5, arbitrary: record }, hostileValue) : record;
    }
    case 'array': {
      const items = anyOf(schema.items ?? {}, aim, known, field);
      return fc.array(items, {
        maxLength: Math.min(schema.maxItems ?? 5, 5) + (aim === 'valid' || aim === 'odd' ? 0 : 1),
      });
    }
    case 'string': {
      const here = known(field);
      const text = validText(schema, aim);
      const weight = aim === 'odd' ? 1 : 3;
      const valid = here.length === 0 ? text : fc.oneof({ weight, arbitrary: fc.constantFrom(...here) }, text);
      return leaf(valid, nearText(schema), aim);
    }
    case 'number':
    case 'integer':
      return leaf(validNumber(schema), nearNumber(schema), aim);
    case 'boolean':
      return leaf(fc.boolean(), fc.constantFrom(0, 1, 'true', ''), aim);
    case 'null':
      return fc.constant(null);
    default:
      return hostileValue;
  }
}

/** Values for a schema of the contract. */
export function valuesFor(schema: z.ZodMiniType, aim: Aim, known: Known): Arbitrary<unknown> {
  return anyOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, aim, known, '');
}
