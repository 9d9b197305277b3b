import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Made at its first use: a start need not wait for the schemas of every call. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Checks what comes in by a parser compiled from its schema. */
export const compileValidator: FastifySchemaCompiler<Schema> = (route) => {
  const validate = once(() => validatorCompiler({ ...route, schema: z.compile(route.schema) }));
  return (data: unknown) => validate()(data);
};

/** Checks an answer by a parser compiled from its schema, which leaves out what the contract does not name, and writes it. */
export const compileSerializer: FastifySerializerCompiler<Schema> = ({ schema, method, url }) => {
  const compiled = once(() => z.compile(schema));
  return (answer: unknown) => {
    const { data, error } = z.safeParse(compiled(), answer);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
};
