import type { ProxyOptions } from 'vite';

/** What the development server answers itself: sources, modules and its own files. */
const OWN = String.raw`^/(?!@|src/|node_modules/|packages/|__|favicon|index\.html|checkout/stripe\.html)`;

/**
 * One origin in development too: a navigation gets the app, everything else the server's answer.
 * @param target the server's origin.
 */
export function proxyCalls(target: string): Record<string, ProxyOptions> {
  return {
    [OWN]: {
      target,
      changeOrigin: false,
      bypass(request) {
        const { 'sec-fetch-mode': mode, accept = '' } = request.headers;
        const serverPage =
          /^\/(?:dev|docs\/api|openapi\.json|healthz|readyz|metrics|api\/integrations\/callback|notifications\/unsubscribe)(?:[/?]|$)/.test(
            request.url ?? '',
          );
        if (serverPage) return undefined;
        const navigation = mode ? mode === 'navigate' : accept.includes('text/html');
        return navigation ? '/index.html' : undefined;
      },
    },
  };
}
