import { contract, Language, type ErrorCode } from '@adaos/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteModule } from '../app/build-app.ts';
import { ProblemError, sendProblem, toProblem } from '../problems.ts';
import { sendContactMessage } from '../../contact/send.ts';

const FORM = 'application/x-www-form-urlencoded';
const SEE_OTHER = 303;
/** A browser that is answered before it has sent all may show no page at all, so a message that is far too long is read. */
const FORM_LIMIT = 512 * 1024;

/** A form that the browser sends by itself, where scripts are off: it is answered with a page to go to. */
const isForm = (request: FastifyRequest) => request.headers['content-type']?.startsWith(FORM) === true;

/** The reasons that the contact page has a page without scripts for: the code itself, or the one of them that it comes to. */
function reasonOf({ status, code }: ProblemError): ErrorCode {
  if (code === 'too_many_attempts') return code;
  return status >= 500 ? 'unavailable' : 'invalid_request';
}

/**
 * Leads back to the page in the language of the form, which shows the result.
 * @param origin the public address of the pages; empty: this one.
 */
function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  outcome: Readonly<Record<string, string>>,
): FastifyReply {
  // The address says the language too: a body that is too large is not read.
  const { language: asked } = (request.body ?? request.query) as { language?: unknown };
  const language = Language.safeParse(asked).data ?? 'en';
  const page = origin + (language === 'en' ? '/contact' : `/${language}/contact`);
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${page}?${new URLSearchParams(outcome).toString()}`, SEE_OTHER);
}

/** The contact page's message. */
export const contactRoutes: RouteModule = (app, implement, services) => {
  const pages = services.config.appOrigin ?? '';
  app.addContentTypeParser<string>(FORM, { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.url !== contract.sendContactForm.path) {
      done(new ProblemError(415, 'unsupported_media_type', 'This type of content is not accepted here.'));
    } else {
      done(null, Object.fromEntries(new URLSearchParams(body)));
    }
  });

  implement(
    'sendContactForm',
    async ({ body, request, reply }) => {
      await sendContactMessage(services, body, request.ip);
      if (isForm(request)) await answerForm(request, reply, pages, { sent: '1' });
      return { message: 'Thank you. We answer within about 24 hours, Monday to Friday.' };
    },
    {
      bodyLimit: FORM_LIMIT,
      errorHandler(error, request, reply) {
        const problem = toProblem(error);
        if (problem.status >= 500) request.log.error({ err: problem.cause ?? error }, problem.message);
        return isForm(request)
          ? answerForm(request, reply, pages, { error: reasonOf(problem) })
          : sendProblem(request, reply, problem);
      },
    },
  );
};
