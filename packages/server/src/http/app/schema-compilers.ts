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

const constants = new WeakSet<object>();

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** An answer that stays as it is while the process lives: it is frozen throughout, and so checked and written once. */
export function constantAnswer<T extends object>(answer: T): T {
  freeze(answer);
  constants.add(answer);
  return answer;
}

/** Checks an answer by a parser compiled from its schema, which leaves out what the contract does not name, and writes it. */
export const compileSerializer: FastifySerializerCompiler<Schema> = ({ schema, method, url }) => {
  const compiled = once(() => z.compile(schema));
  const written = new WeakMap<object, string>();
  return (answer: object) => {
    const before = written.get(answer);
    if (before !== undefined) return before;
    const { data, error } = z.safeParse(compiled(), answer);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    const text = JSON.stringify(data);
    if (constants.has(answer)) written.set(answer, text);
    return text;
  };
};
