import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as api from './index.ts';
import { entities } from './testing.ts';

/** The schema itself under `optional`, `nullable`, a default and the like, and under an array of it. */
function inner(schema: z.ZodMiniType): z.ZodMiniType {
  if (schema instanceof z.ZodMiniArray) return inner(schema.def.element as z.ZodMiniType);
  const { innerType } = schema.def as { innerType?: z.ZodMiniType };
  return innerType ? inner(innerType) : schema;
}

function shapeOf(schema: unknown, what: string): Record<string, z.ZodMiniType> {
  const object = schema instanceof z.ZodMiniType ? inner(schema) : undefined;
  if (!(object instanceof z.ZodMiniObject)) throw new Error(`${what} is no object`);
  return object.shape as Record<string, z.ZodMiniType>;
}

const isOptional = (schema: z.ZodMiniType) => schema.safeParse(undefined).success;

/** Names that the list has and the schema not, and what the schema demands beyond the list. */
function differences(schema: unknown, what: string, wanted: string[]) {
  const shape = shapeOf(schema, what);
  return {
    missing: wanted.filter((name) => !(name in shape)),
    demanded: Object.keys(shape).filter((name) => !wanted.includes(name) && !isOptional(shape[name] ?? z.never())),
  };
}

const nothing = { missing: [], demanded: [] };

test('[ENT-1] the list of the entities is whole', () => {
  expect(entities).toHaveLength(30);
  expect(entities.every(({ fields }) => fields.length > 0)).toBe(true);
});

test.each(entities)('[ENT-1] $entity is the schema $schema with exactly its fields', ({ schema, fields }) => {
  const found = Object.entries<unknown>(api).find(([name]) => name === schema)?.[1];
  expect(
    differences(
      found,
      schema,
      fields.map(({ name }) => name),
    ),
  ).toEqual(nothing);
  const shape = shapeOf(found, schema);
  for (const { name, parts } of fields.filter((field) => field.parts.length > 0)) {
    expect(differences(shape[name], `${schema}.${name}`, parts), name).toEqual(nothing);
  }
});

test('[ENT-1] a missing field and a demanded addition are noticed', () => {
  const schema = z.object({ id: z.string(), extra: z.string(), note: z.optional(z.string()) });
  expect(differences(schema, 'it', ['id', 'name'])).toEqual({ missing: ['name'], demanded: ['extra'] });
});

test('[ENT-1] the parts of the preferences are the three ways of being notified', () => {
  const { notifications } = shapeOf(api.Preferences, 'Preferences');
  expect(Object.keys(shapeOf(notifications, 'notifications'))).toEqual(['email', 'push', 'sms']);
});
