import * as api from '@adaos/api';
import {
  createDocument,
  type ZodObjectInput,
  type ZodOpenApiContentObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiRequestBodyObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import * as core from 'zod/v4/core';

const PROBLEMS = {
  400: ['InvalidRequest', 'Some of what was sent is not valid; `fields` says what.'],
  401: ['Unauthorized', 'The access token is missing, has expired or was revoked.'],
  403: ['Forbidden', 'The role does not allow this, or the password must be changed first.'],
  404: ['NotFound', 'There is no such thing in this shop.'],
  default: ['Problem', 'Any other failure.'],
} as const;

const ACCESS: Record<api.Access, string> = {
  public: 'For everyone.',
  viewer: 'Least role: viewer.',
  manager: 'Least role: manager.',
  admin: 'Least role: admin.',
  operator: 'For the operators of the platform.',
};

/** A part of the server that has a document of its own. */
export interface DescribedApi {
  readonly title: string;
  readonly description: string;
  readonly calls: Readonly<Record<string, api.RouteDefinition>>;
  /** What a call carries. */
  readonly bearer: { readonly bearerFormat: string; readonly description: string };
  /** Who may make a call, in words. */
  readonly accessOf: (definition: api.RouteDefinition) => string;
  /** How a call is made, by language; left out: none is shown. */
  readonly samples?: (name: string, definition: api.RouteDefinition) => readonly { lang: string; source: string }[];
}

/** The calls of the app itself. */
export const appApi: DescribedApi = {
  title: 'Adaos API',
  description:
    'What an online shop really earns. Money is a number in major units of the shop’s currency; days are of the shop’s calendar, moments in UTC. A failed call answers with an RFC 9457 problem document whose `code` is stable.',
  calls: api.contract,
  bearer: { bearerFormat: 'JWT', description: 'The access token that signing in answers with.' },
  accessOf: ({ access }) => ACCESS[access],
};

/** A whole OpenAPI document, ready to be written as JSON. */
export type OpenApiDocument = ReturnType<typeof createDocument>;

/** What of a path says nothing of what a call is about. */
const NO_TAGS: ReadonlySet<string> = new Set(['', 'api', 'v1']);

type ProblemStatus = keyof typeof PROBLEMS;

/** Every schema that the contract names becomes a type of the document; the queries are written out as parameters. */
function namedSchemas(): Record<string, core.$ZodType> {
  const schemas: Record<string, core.$ZodType> = {};
  for (const [name, value] of Object.entries<unknown>(api)) {
    if (value instanceof core.$ZodType && !name.endsWith('Query')) schemas[name] = value;
  }
  return schemas;
}

function requestBody({ body, upload }: api.RouteDefinition): ZodOpenApiRequestBodyObject | null {
  if (body) return { required: true, content: { 'application/json': { schema: body } } };
  if (!upload) return null;
  const asForm = { type: 'object', properties: { file: { type: 'string', contentMediaType: 'text/csv' } } } as const;
  const content = upload.map((type) => [type, type === 'multipart/form-data' ? { schema: asForm } : {}] as const);
  return { required: true, description: 'The file itself, streamed.', content: Object.fromEntries(content) };
}

function responses(definition: api.RouteDefinition): ZodOpenApiResponsesObject {
  const { answer, status, access, params, query, body, upload } = definition;
  const statuses: ProblemStatus[] = [];
  if (params || query || body || upload) statuses.push(400);
  if (access !== 'public') statuses.push(401, 403);
  if (params) statuses.push(404);
  statuses.push('default');
  const problems = statuses.map((each) => [each, { $ref: `#/components/responses/${PROBLEMS[each][0]}` }] as const);
  const content: ZodOpenApiContentObject =
    typeof answer === 'string'
      ? { [answer]: { schema: { type: 'string' } } }
      : { 'application/json': { schema: answer } };
  return { ...Object.fromEntries(problems), [`${status}`]: { description: 'Done.', content } };
}

function operation(
  name: string,
  definition: api.RouteDefinition,
  { accessOf, samples }: DescribedApi,
): ZodOpenApiOperationObject {
  const { params, query, access } = definition;
  const body = requestBody(definition);
  return {
    operationId: name,
    summary: definition.summary,
    description: accessOf(definition),
    tags: [definition.path.split('/').find((part) => !NO_TAGS.has(part)) ?? 'other'],
    security: access === 'public' ? [] : [{ bearer: [] }],
    requestParams: {
      ...(params ? { path: params as ZodObjectInput } : {}),
      ...(query ? { query: query as ZodObjectInput } : {}),
    },
    ...(body ? { requestBody: body } : {}),
    responses: responses(definition),
    ...(samples && { 'x-codeSamples': samples(name, definition) }),
  };
}

/** Takes out the types that no call leads to. */
function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {}, ...components } = document.components ?? {};
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow([document.paths, components]);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } };
}

/**
 * The OpenAPI 3.1 document of some calls.
 * @param isAnswered whether this server answers a call; only those are described.
 */
export function openApiDocument(
  version: string,
  isAnswered: (definition: api.RouteDefinition) => boolean,
  described: DescribedApi = appApi,
): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, definition] of Object.entries(described.calls)) {
    if (!isAnswered(definition)) continue;
    const path = definition.path.replaceAll(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operation(name, definition, described) };
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: described.title,
        version,
        description: described.description,
      },
      servers: [{ url: '/' }],
      paths,
      components: {
        schemas: namedSchemas(),
        responses: Object.fromEntries(
          Object.values(PROBLEMS).map(([name, description]) => [
            name,
            { description, content: { 'application/problem+json': { schema: api.Problem } } },
          ]),
        ),
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            ...described.bearer,
          },
        },
      },
    },
    {
      override: ({ jsonSchema }) => {
        // The range of a safe integer says nothing about the value.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        // Answers may gain fields, so no reader should refuse them.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    },
  );
  return withoutUnused(document);
}
