import { contract, type RouteDefinition, v1Calls } from '@adaos/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../app/modules.ts';
import { openApiDocument } from '../openapi/document.ts';
import { apiPage, bySession } from '../openapi/page.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { openapiRoutes } from './openapi.ts';

interface Documented {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, unknown>;
    responses: Record<string, unknown>;
    securitySchemes: Record<string, unknown>;
  };
}
interface Operation {
  operationId: string;
  summary: string;
  security: unknown[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
}

let testApp: TestApp;
let document: Documented;
beforeAll(async () => {
  testApp = await createTestApp({ modules });
  document = (await testApp.app.inject('/openapi.json')).json();
});
afterAll(() => testApp.close());

const calls = Object.entries<RouteDefinition>(contract);
const documentedNames = ({ paths }: Documented) =>
  Object.values(paths).flatMap((methods) => Object.values(methods).map((each) => each.operationId));
const operationOf = ({ method, path }: RouteDefinition) =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

describe('[CALL-4] the OpenAPI document', () => {
  test('is of version 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  test.each(calls)('has the call %s if, and only if, this server answers it', async (name, definition) => {
    const { method, path } = definition;
    const url = path.replaceAll(/:\w+/g, 'x');
    const { statusCode, body } = await testApp.app.inject({ method, url, headers: { accept: 'application/json' } });
    const answered = !(statusCode === 404 && body.includes(`There is nothing at ${method} ${url}.`));
    expect(documentedNames(document).includes(name)).toBe(answered);
  });

  test('can describe every call of the contract, each of its types with a page entry', () => {
    const whole = openApiDocument('1.0.0', () => true);
    expect(documentedNames(whole as unknown as Documented).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
    const page = apiPage(whole, { styleHref: '/style', documentHref: '/document', opens: bySession });
    for (const name of Object.keys(whole.components?.schemas ?? {})) expect(page).toContain(` id="type-${name}"`);
  });

  test('of a server without calls has none, and no type of theirs', async () => {
    const bare = await createTestApp({ modules: [openapiRoutes] });
    const empty = (await bare.app.inject('/openapi.json')).json<Documented>();
    expect(empty.paths).toEqual({});
    expect(Object.keys(empty.components.schemas)).toEqual(['Problem']);
    await bare.close();
  });

  test('says of each call who may make it, with what, and what comes back', () => {
    const documented = calls.filter(([name]) => documentedNames(document).includes(name));
    expect(documented.length).toBeGreaterThan(15);
    for (const [name, definition] of documented) describesCall(name, definition);
  });

  function describesCall(name: string, definition: RouteDefinition) {
    const operation = operationOf(definition);
    expect(operation).toMatchObject({ operationId: name, summary: definition.summary });
    expect(operation?.security).toEqual(definition.access === 'public' ? [] : [{ bearer: [] }]);
    const inPath = operation?.parameters
      ?.filter((parameter) => parameter.in === 'path')
      .map((parameter) => parameter.name);
    expect(inPath ?? []).toEqual([...definition.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
    const bodies = definition.body ? ['application/json'] : definition.upload;
    expect(operation?.requestBody && Object.keys(operation.requestBody.content)).toEqual(bodies);
    const answer = typeof definition.answer === 'string' ? definition.answer : 'application/json';
    expect(Object.keys(operation?.responses[String(definition.status)]?.content ?? {})).toEqual([answer]);
    expect(operation?.responses.default).toEqual({ $ref: '#/components/responses/Problem' });
  }

  test('refers only to what it defines', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(schemas|responses)\/([^"]+)"/g)];
    expect(refs.length).toBeGreaterThan(50);
    for (const [, kind, name] of refs) {
      expect(document.components[kind as 'schemas' | 'responses'], `${kind} ${name}`).toHaveProperty(name ?? '');
    }
    expect(document.components.securitySchemes).toHaveProperty('bearer');
  });

  test('describes an answer by its named types', () => {
    const { schemas } = document.components;
    expect(operationOf(contract.getOverview)?.responses['200']?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/Overview' } },
    });
    expect(schemas.Overview).toMatchObject({
      type: 'object',
      properties: { chartData: { type: 'array', items: { $ref: '#/components/schemas/ChartPoint' } } },
    });
    expect(schemas.Problem).toMatchObject({ required: expect.arrayContaining(['code', 'message', 'error']) });
  });
});

describe('the document of the calls of programs', () => {
  test('has each of them with its scope and examples, and nothing of the app', async () => {
    const v1 = (await testApp.app.inject('/openapi/v1.json')).json<Documented>();
    expect(documentedNames(v1).toSorted()).toEqual(Object.keys(v1Calls).toSorted());
    for (const [name, { path, method, scope }] of Object.entries(v1Calls)) {
      const operation = v1.paths[path]?.[method.toLowerCase()];
      expect(operation, name).toMatchObject({
        description: expect.stringContaining(scope),
        security: [{ bearer: [] }],
        'x-codeSamples': [{ lang: 'curl' }, { lang: 'TypeScript' }, { lang: 'Python' }],
      });
    }
    expect(Object.keys(v1.components.schemas)).toEqual(expect.arrayContaining(['MetricsAnswer', 'V1Order', 'Problem']));
    expect(documentedNames(document)).not.toContain('postQuery');
  });

  test('has a page with the examples', async () => {
    const { body } = await testApp.app.inject({ url: '/docs/api/v1', headers: { accept: 'text/html' } });
    expect(body).toContain('<title>Adaos API v1</title>');
    expect(body).toContain('/api/v1/query?metrics=net_profit');
    expect(body).not.toContain('sign-in');
  });
});

describe('[CALL-4] the page to read it', () => {
  const browser = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

  test('lists every call and every type, each link leading somewhere', async () => {
    const { body, headers } = await testApp.app.inject({ url: '/docs/api', headers: browser });
    expect(headers['content-type']).toMatch(/^text\/html/);
    const places = new Set([...body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    for (const name of documentedNames(document)) expect(places).toContain(name);
    for (const name of Object.keys(document.components.schemas)) expect(places).toContain(`type-${name}`);
    const links = [...body.matchAll(/ href="#([^"]+)"/g)].map((match) => match[1]);
    for (const link of links) expect(places).toContain(link);
    expect(places.size).toBe([...body.matchAll(/ id="/g)].length);
  });

  test('needs no script and no style that the content security policy forbids', async () => {
    const { body, headers } = await testApp.app.inject({ url: '/docs/api', headers: browser });
    expect(headers['content-security-policy']).toContain("style-src 'self'");
    expect(body).not.toMatch(/<script|<style|style=|\son\w+=/i);
    const style = body.match(/<link rel="stylesheet" href="([^"]+)"/)?.[1];
    const css = await testApp.app.inject({ url: style ?? '', headers: { 'sec-fetch-mode': 'no-cors' } });
    expect([css.statusCode, css.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });
});
