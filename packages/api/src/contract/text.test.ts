import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  ClientFrame,
  cleanLine,
  cleanText,
  ColumnMapping,
  contract,
  cutStart,
  cutText,
  isWellFormed,
  type RouteDefinition,
} from './index.ts';

const FAMILY = '👨‍👩‍👧';
const HIGH = '\ud83d';
const LOW = '\ude00';

describe('text that is cleaned', () => {
  test.each([
    ['half a character', `a${HIGH}b`, 'a\ufffdb', 'a\ufffdb'],
    ['NUL and other control characters', 'a\0b\u0007c\u009bd\u007f', 'abcd', 'abcd'],
    ['line breaks', 'a\r\nb\tc\u2028d', 'a\r\nb\tc\u2028d', 'a b c d'],
    ['blanks at the ends', ' a \n', ' a \n', 'a'],
    ['marks and joined characters', `\u202eא\u0301${FAMILY}\u200f`, undefined, undefined],
  ])('%s', (_, given, asText, asLine) => {
    expect(cleanText(given)).toBe(asText ?? given);
    expect(cleanLine(given)).toBe(asLine ?? given);
  });
});

describe('text that is cut', () => {
  test.each([
    ['abc', 3, 'abc', 'abc'],
    ['abcd', 3, 'abc', 'bcd'],
    [`ab${HIGH}${LOW}c`, 3, 'ab', `${HIGH}${LOW}c`],
    ['ae\u0301o', 2, 'a', 'o'],
    [`a${FAMILY}b`, 8, 'a', 'b'],
    [`a${FAMILY}b`, 9, `a${FAMILY}`, `${FAMILY}b`],
    ['a👍🏽', 3, 'a', ''],
    ['🇷🇴🇲🇩', 6, '🇷🇴', '🇲🇩'],
  ])('%j to %d keeps whole characters', (text, most, beginning, end) => {
    expect(cutText(text, most)).toBe(beginning);
    expect(cutStart(text, most)).toBe(end);
  });

  test('of one character that is longer than the limit keeps whole code points', () => {
    expect(cutText(`a${'\u0301'.repeat(100)}`, 10)).toBe(`a${'\u0301'.repeat(9)}`);
    expect(cutText(`${HIGH}${LOW}\u200d${HIGH}${LOW}`, 4)).toBe(`${HIGH}${LOW}\u200d`);
  });
});

/** Every schema of a text that a caller may send, by its place; what is of a kind that nobody has thought of fails. */
function textsOf(schema: unknown, place: string): [string, z.ZodMiniType][] {
  const { type, ...def } = (schema as z.ZodMiniType).def as z.core.$ZodTypeDef & Record<string, unknown>;
  switch (type) {
    case 'string':
      return [[place, schema as z.ZodMiniType]];
    case 'object':
      return Object.entries(def['shape'] as object).flatMap(([name, part]) => textsOf(part, `${place}.${name}`));
    case 'array':
      return textsOf(def['element'], `${place}[]`);
    case 'record':
      return [...textsOf(def['keyType'], `${place} key`), ...textsOf(def['valueType'], `${place} value`)];
    case 'union':
      return (def['options'] as unknown[]).flatMap((option, index) => textsOf(option, `${place}|${index}`));
    case 'optional':
    case 'nullable':
    case 'default':
      return textsOf(def['innerType'], place);
    case 'pipe':
      return [...textsOf(def['in'], place), ...textsOf(def['out'], place)];
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
      return [];
    default:
      throw new Error(`${place} is of the kind ${type}: say here what texts it takes.`);
  }
}

const places = [
  ...Object.entries<RouteDefinition>(contract).flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : textsOf(schema, `${name}.${part}`),
    ),
  ),
  ...textsOf(ClientFrame, 'frame'),
  ...textsOf(ColumnMapping, 'mapping'),
];

describe('a text that a caller may send is well-formed once it is taken', () => {
  test('there are such texts', () => {
    expect(places.length).toBeGreaterThan(60);
  });
  test.each(places)('%s', (_, schema) => {
    for (const odd of ['\0', HIGH, LOW]) {
      // One of them is of a length and shape that the place takes, where it takes text at all.
      for (const given of [odd, `${odd}a`, `a@b.example${odd}`, `2024-01-01${odd}`, `${'a'.repeat(30)}${odd}`]) {
        const { success, data } = schema.safeParse(given);
        expect(success && !isWellFormed(String(data)) ? data : null).toBeNull();
      }
    }
  });

  test('which a bare string is not', () => {
    expect(textsOf(z.object({ name: z.optional(z.string()) }), 'x')[0]?.[1].safeParse(HIGH).data).toBe(HIGH);
  });
});
