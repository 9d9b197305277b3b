import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

// Digest of the empty string: emotion's production build makes empty style elements and fills them by insertRule.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const settings = ({ https }: { https: boolean }): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", EMPTY_STYLE],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      // The one script that is named by its address: the worker of the app.
      'trusted-types': ['adaos-worker'],
      ...(https ? { 'upgrade-insecure-requests': [] } : {}),
    },
  },
  strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginEmbedderPolicy: false,
});

/** Has helmet write its headers once: they are the same on every answer, and making them again takes as long as a small call. */
async function writeOnce(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const app = Fastify();
  const plain = Object.keys((await app.inject('/')).headers);
  const protectedApp = Fastify();
  await protectedApp.register(helmet, options);
  const { headers } = await protectedApp.inject('/');
  await Promise.all([app.close(), protectedApp.close()]);
  const added = Object.entries(headers).filter(([name]) => !plain.includes(name));
  return Object.fromEntries(added.map(([name, value]) => [name, String(value)]));
}

/** The headers of every answer; see ADR on the content security policy. */
export async function registerSecurityHeaders(app: FastifyInstance, options: { https: boolean }): Promise<void> {
  const headers = await writeOnce(settings(options));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
