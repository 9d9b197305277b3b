import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems.ts';

const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What is parsed as text. Files come as they are, packed or in any encoding. */
const TEXTUAL = /^(?:application\/json|application\/x-www-form-urlencoded|text\/plain)\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;
const UTF8 = /^(?:utf-?8|us-ascii)$/i;

/** Bodies are JSON in UTF-8, and not packed, but where a call reads another type by a parser of its own: the rest is a 415 (RFC 9110, 15.5.16). */
export function registerContentTypes(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain'); // a call that reads none would say 400 of it
  // After the caller was let in, and before the body is read.
  app.addHook('preParsing', ({ method, headers }, reply, _payload, done) => {
    const type = headers['content-type'] ?? '';
    if (BODILESS.has(method) || !TEXTUAL.test(type)) return done();
    const coding = headers['content-encoding'] ?? 'identity';
    if (!/^identity$/i.test(coding.trim())) {
      void reply.header('accept-encoding', 'identity');
      return done(new ProblemError(415, 'unsupported_media_type', 'The body must not be compressed.'));
    }
    if (!UTF8.test(CHARSET.exec(type)?.[1] ?? 'utf-8')) {
      return done(new ProblemError(415, 'unsupported_media_type', 'The body must be in UTF-8.'));
    }
    done();
  });
}
