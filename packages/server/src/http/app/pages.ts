import { relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import { contract } from '@adaos/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerDesignPages } from './design-pages.ts';
import { readBuiltPages, type BuiltPage } from './built-pages.ts';
import { ProblemError, sendProblem } from '../problems.ts';

// Paths that the server answers itself also when a person opens them.
const OWN_PAGES =
  /^\/(?:healthz|readyz|metrics|openapi\.json|docs\/api|dev|api\/integrations\/callback|api\/shop\/archive|notifications\/unsubscribe)(?:\/|$)/;
const NO_PAGES = /^\/(?:assets|design)\//;
// A file where there is one, else an address of the app like any other.
const LIKE_A_FILE = /\.[a-z0-9]{2,11}$/i;
// In a build for a host of plain files; this one answers with its own, see `routes/checkout-settings.ts`.
const SETTINGS_OF_THE_BUILD = 'checkout/settings.json';
// How a browser may send a form.
const FORMS = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;
const DESIGN_PAGES = /^\/design(?:[/?]|$)/;
const YEAR_IN_SECONDS = 31_536_000;

/** True where the answer goes to a person, as a page. It varies by `Accept`. */
function isForPerson(request: FastifyRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  const { accept = '' } = request.headers;
  if (!accept.includes('text/html')) return false;
  const accepted = accept.split(',').map((part) => part.split(';')[0]?.trim());
  const html = accepted.indexOf('text/html');
  const json = accepted.findIndex((type) => type === 'application/json' || type === 'application/problem+json');
  return html !== -1 && (json === -1 || html < json);
}

/** True when a person opens an address, false when a program calls it. */
export const isNavigation = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && isForPerson(request);

/** True for a form that a browser sends by itself to an address that takes none, e.g. before the page's script is here. */
const isStrayForm = (request: FastifyRequest, path: string): boolean =>
  request.method === 'POST' &&
  FORMS.test(request.headers['content-type'] ?? '') &&
  path.replace(/\/$/, '') !== contract.sendContactForm.path &&
  !OWN_PAGES.test(path) &&
  isForPerson(request);

/** True for a program that takes whatever an address has, as search engines and social networks do. */
function takesAnything(request: FastifyRequest): boolean {
  const { accept = '*/*', 'sec-fetch-mode': mode } = request.headers;
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    mode === undefined &&
    /\*\/\*/.test(accept) &&
    !/json/.test(accept)
  );
}

const LINKS: ReadonlySet<string> = new Set([contract.verifyEmail.path, `${contract.verifyEmail.path}/`]);

/**
 * True where a link of a mail is looked at and not followed: by a scanner or a preview, which never ask for JSON as the page's
 * own call does. They get the page, which does nothing by itself.
 */
const looksAtLink = (request: FastifyRequest, path: string): boolean =>
  LINKS.has(path) &&
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/\bjson\b/i.test(request.headers.accept ?? '');

/** Files with a digest in their name never change; a page must not be cached for a call of the same address. */
function cacheControl(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${YEAR_IN_SECONDS}, immutable`;
  return /\.html(?:\.(?:br|gz))?$/.test(path) ? 'no-store' : 'no-cache';
}

/**
 * Serves the built app on the same origin as the calls: a navigation gets the app and changes nothing, a form that no call
 * takes leads back to its page, everything else gets the call's JSON, and an unknown path 404 as JSON. A page that was
 * prerendered is at its address, also for a program that takes anything: no call is read there. The link of a mail does
 * what it is for only by a call that asks for JSON.
 * @param appDir the app's build; where it is missing, navigations get a 503 that says so.
 * @param designDir the design system's build, where it is served too.
 */
export async function registerPages(app: FastifyInstance, appDir: string, designDir?: string): Promise<void> {
  /** Answers that are a page at its address. */
  const opened = new WeakSet<FastifyReply>();
  const { shell, ofFile, prerendered } = await readBuiltPages(appDir);
  if (shell) {
    await app.register(fastifyStatic, {
      root: appDir,
      index: false,
      wildcard: false,
      globIgnore: [SETTINGS_OF_THE_BUILD],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', cacheControl(path));
        // Also where the page is asked for as a file: the app stores it so, for a visit without a network.
        const page = ofFile(relative(appDir, path).replace(/\.(?:br|gz)$/, ''));
        if (page && !opened.has(reply)) {
          const general = String(reply.getHeader('content-security-policy'));
          void reply.header('content-security-policy', page.policy(general));
        }
      },
    });
  }

  function send(reply: FastifyReply, page: BuiltPage | undefined): void {
    if (!page) {
      reply.status(503).type('text/plain; charset=utf-8').send('The app is not built yet: run npm start.\n');
      return;
    }
    reply.header('content-security-policy', page.policy(String(reply.getHeader('content-security-policy'))));
    opened.add(reply);
    reply.sendFile(page.file, { cacheControl: false });
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    if (url.startsWith('/assets/') || (designDir !== undefined && DESIGN_PAGES.test(url))) return done();
    reply.header('vary', 'Accept, Sec-Fetch-Mode');
    const path = url.split('?', 1)[0] ?? '/';
    if (isStrayForm(request, path)) {
      // Back to the page that it is on. More than one slash would lead to another host.
      reply.header('cache-control', 'no-store').redirect(url.replace(/^[/\\]+/, '/'), 303);
      return;
    }
    const page = prerendered(url);
    if (!isNavigation(request) && !(page && takesAnything(request)) && !looksAtLink(request, path)) return done();
    if (OWN_PAGES.test(path) || (LIKE_A_FILE.test(path) && !page)) return done();
    send(reply, page ?? shell);
  });

  if (designDir !== undefined) await registerDesignPages(app, designDir);

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isNavigation(request) && LIKE_A_FILE.test(path) && !NO_PAGES.test(path)) return send(reply, shell);
    sendProblem(request, reply, new ProblemError(404, 'not_found', `There is nothing at ${request.method} ${path}.`));
  });
}
