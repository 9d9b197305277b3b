import { readFileSync } from 'node:fs';
import type { RouteModule } from '../app/build-app.ts';
import { brandStyle } from '../../html/brand-style.ts';
import type { Html } from '../../html/html.ts';
import { appApi, type DescribedApi, openApiDocument } from '../openapi/document.ts';
import { apiPage, bySession } from '../openapi/page.ts';
import { byKey, v1Api } from '../openapi/v1.ts';

const STYLE_HREF = '/docs/api/page.css';

interface Described {
  readonly api: DescribedApi;
  readonly documentHref: string;
  readonly pageHref: string;
  readonly opens: Html;
}

const DESCRIBED: readonly Described[] = [
  { api: appApi, documentHref: '/openapi.json', pageHref: '/docs/api', opens: bySession },
  { api: v1Api, documentHref: '/openapi/v1.json', pageHref: '/docs/api/v1', opens: byKey },
];

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

/** The calls that this server answers as OpenAPI documents, and pages to read them: those of the app, and those of programs. */
export const openapiRoutes: RouteModule = (app) => {
  const style = brandStyle + readFileSync(new URL('../openapi/page.css', import.meta.url), 'utf8');
  const serve = (path: string, type: string, text: () => string) =>
    app.get(path, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text()));

  for (const { api, documentHref, pageHref, opens } of DESCRIBED) {
    // Made when first asked for: by then all calls are registered, and few starts are followed by a reader.
    let made: { json: string; page: string } | undefined;
    const make = () => {
      const answered = openApiDocument(version(), ({ method, path }) => app.hasRoute({ method, url: path }), api);
      const page = apiPage(answered, { styleHref: STYLE_HREF, documentHref, opens });
      return { json: JSON.stringify(answered), page };
    };
    const texts = () => (made ??= make());
    serve(documentHref, 'application/json; charset=utf-8', () => texts().json);
    serve(pageHref, 'text/html; charset=utf-8', () => texts().page);
  }
  serve(STYLE_HREF, 'text/css; charset=utf-8', () => style);
};
