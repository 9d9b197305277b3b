import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';

/** A schema of the contract as the protocol's library takes it: with the JSON schema that clients are shown. */
export function described<T extends z.ZodMiniType>(schema: T): StandardSchemaWithJSON<z.input<T>, z.output<T>> {
  const written = (io: 'input' | 'output') => () => {
    const { $schema: _, ...json } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      // Answers may gain fields, so no reader should refuse them.
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    });
    return json;
  };
  const { validate } = schema['~standard'];
  return {
    '~standard': {
      version: 1,
      vendor: 'zod',
      validate,
      jsonSchema: { input: written('input'), output: written('output') },
    },
  };
}
