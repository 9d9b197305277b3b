import { readFileSync } from 'node:fs';
import type { RouteModule } from '../app/build-app.ts';
import { brandStyle } from '../../html/brand-style.ts';
import { openApiDocument } from '../openapi/document.ts';
import { apiPage } from '../openapi/page.ts';

const DOCUMENT_HREF = '/openapi.json';
const PAGE_HREF = '/docs/api';
const STYLE_HREF = '/docs/api/page.css';

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

/** The calls that this server answers as an OpenAPI document, and a page to read it. */
export const openapiRoutes: RouteModule = (app) => {
  const style = brandStyle + readFileSync(new URL('../openapi/page.css', import.meta.url), 'utf8');
  // Made when first asked for: by then all calls are registered, and few starts are followed by a reader.
  let made: { json: string; page: string } | undefined;
  const make = () => {
    const document = openApiDocument(version(), ({ method, path }) => app.hasRoute({ method, url: path }));
    const page = apiPage(document, { styleHref: STYLE_HREF, documentHref: DOCUMENT_HREF });
    return { json: JSON.stringify(document), page };
  };
  const texts = () => (made ??= make());
  const serve = (path: string, type: string, text: () => string) =>
    app.get(path, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text()));

  serve(DOCUMENT_HREF, 'application/json; charset=utf-8', () => texts().json);
  serve(PAGE_HREF, 'text/html; charset=utf-8', () => texts().page);
  serve(STYLE_HREF, 'text/css; charset=utf-8', () => style);
};
