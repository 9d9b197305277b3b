import type { OpenApiDocument } from './document.ts';
import { type Html, html } from '../../html/html.ts';

/** The parts of a JSON schema that the contract's schemas use. */
interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly contentMediaType?: string;
}

interface Content {
  readonly [mediaType: string]: { readonly schema?: JsonSchema };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  readonly requestBody?: { readonly description?: string; readonly content: Content };
  readonly responses: Readonly<Record<string, { $ref?: string; description?: string; content?: Content }>>;
  readonly 'x-codeSamples'?: readonly { lang: string; source: string }[];
}

interface Call extends Operation {
  readonly method: string;
  readonly path: string;
}

const join = (parts: readonly Html[], between: string): Html =>
  html`${parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]))}`;

function limits({ format, pattern, minimum, maximum, minLength, maxLength, contentMediaType }: JsonSchema): string {
  const said = [
    format ?? (pattern === undefined ? '' : `like ${pattern}`),
    contentMediaType ?? '',
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `to ${maximum}`,
    minLength === undefined ? '' : `at least ${minLength} characters`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
  ].filter(Boolean);
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

/** A schema in one line, with links to the types it names; objects are written out below it. */
function typeOf(schema: JsonSchema): Html {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#type-${name}">${name}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return join(choices.map(typeOf), ' or ');
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return join(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ' or ',
    );
  if (schema.items) return html`list of ${typeOf(schema.items)}${fieldsOf(schema.items)}`;
  if (schema.type === undefined) return html`anything`;
  return html`${[schema.type].flat().join(' or ')}${limits(schema)}`;
}

/** The fields of an object, as a table. Empty for everything else. */
function fieldsOf(schema: JsonSchema): Html {
  const { properties, required = [], additionalProperties } = schema;
  if (typeof additionalProperties === 'object') return html`, each value ${typeOf(additionalProperties)}`;
  if (!properties) return html``;
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>${required.includes(name) ? 'yes' : 'no'}</td>
        <td>${typeOf(field)}${fieldsOf(field)}</td>
      </tr>`,
  );
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Needed</th>
        <th scope="col">Type</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

const schemaBlock = (schema: JsonSchema | undefined): Html =>
  schema ? html`<div>${typeOf(schema)}${fieldsOf(schema)}</div>` : html``;

function contentBlock(content: Content | undefined): Html {
  const types = Object.entries(content ?? {});
  return html`${types.map(
    ([type, { schema }]) =>
      html`<p><code>${type}</code></p>
        ${schemaBlock(schema)}`,
  )}`;
}

function parameterRows({ parameters = [] }: Operation): Html {
  if (parameters.length === 0) return html``;
  const rows = parameters.map(
    (parameter) =>
      html`<tr>
        <th scope="row"><code>${parameter.name}</code></th>
        <td>${parameter.in}</td>
        <td>${parameter.required ? 'yes' : 'no'}</td>
        <td>${typeOf(parameter.schema ?? {})}</td>
      </tr>`,
  );
  return html`<h4>Parameters</h4>
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">In</th>
          <th scope="col">Needed</th>
          <th scope="col">Type</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

function responseBlock(status: string, response: Operation['responses'][string]): Html {
  if (response.$ref) {
    const name = response.$ref.split('/').at(-1) ?? '';
    return html`<li><code>${status}</code> <a href="#answer-${name}">${name}</a></li>`;
  }
  return html`<li><code>${status}</code> ${response.description ?? ''}${contentBlock(response.content)}</li>`;
}

function samplesBlock({ 'x-codeSamples': samples = [] }: Operation): Html {
  if (samples.length === 0) return html``;
  return html`<h4>Examples</h4>
    ${samples.map(
      ({ lang, source }) =>
        html`<p>${lang}</p>
          <pre tabindex="0"><code>${source}</code></pre>`,
    )}`;
}

const callBlock = (call: Call): Html =>
  html`<article id="${call.operationId}">
    <h3><code class="method">${call.method}</code> <code>${call.path}</code></h3>
    <p>${call.summary} <span class="role">${call.description}</span></p>
    ${parameterRows(call)}
    ${
      call.requestBody
        ? html`<h4>Body</h4>
            <p>${call.requestBody.description ?? ''}</p>
            ${contentBlock(call.requestBody.content)}`
        : ''
    }
    ${samplesBlock(call)}
    <h4>Answers</h4>
    <ul>
      ${Object.entries(call.responses).map(([status, response]) => responseBlock(status, response))}
    </ul>
  </article>`;

function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]): Call =>
      Object.assign({ method: method.toUpperCase(), path }, operation),
    ),
  );
}

/** What the calls of the app carry. */
export const bySession = html`Calls that ask for a role carry <code>Authorization: Bearer</code> and the access token of
  <a href="#login">sign-in</a>.`;

/** A page that a person can read, of the same document that programs read. It has no script and no style of its own. @param options.opens what a call carries. */
export function apiPage(
  document: OpenApiDocument,
  { styleHref, documentHref, opens }: { styleHref: string; documentHref: string; opens: Html },
): string {
  const calls = callsOf(document);
  const tags = [...new Set(calls.flatMap((call) => call.tags))];
  const inTag = (tag: string) => calls.filter((call) => call.tags.includes(tag));
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, JsonSchema>);
  const answers = Object.entries((document.components?.responses ?? {}) as Operation['responses']);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="${styleHref}" />
      </head>
      <body>
        <header>
          <h1>${document.info.title}</h1>
          <p>Version ${document.info.version}. ${document.info.description ?? ''}</p>
          <p>
            ${opens} For programs:
            <a href="${documentHref}">the OpenAPI ${document.openapi} document</a>.
          </p>
        </header>
        <nav aria-label="Calls">
          ${tags.map(
            (tag) =>
              html`<h2><a href="#tag-${tag}">${tag}</a></h2>
                <ul>
                  ${inTag(tag).map((call) => html`<li><a href="#${call.operationId}">${call.method} ${call.path}</a></li>`)}
                </ul>`,
          )}
        </nav>
        <main>
          ${tags.map(
            (tag) =>
              html`<section id="tag-${tag}">
                <h2>${tag}</h2>
                ${inTag(tag).map(callBlock)}
              </section>`,
          )}
          <section>
            <h2>Failures</h2>
            ${answers.map(
              ([name, answer]) =>
                html`<article id="answer-${name}">
                  <h3>${name}</h3>
                  <p>${answer.description ?? ''}</p>
                  ${contentBlock(answer.content)}
                </article>`,
            )}
          </section>
          <section>
            <h2>Types</h2>
            ${schemas.map(
              ([name, schema]) =>
                html`<article id="type-${name}">
                  <h3>${name}</h3>
                  ${schemaBlock(schema)}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html> `.toString();
}
