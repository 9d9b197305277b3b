import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Bindings, ChildLoggerOptions, Logger, LogFn } from 'pino';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The logger of one request, made of the server's when it is first written to: most requests never do. */
class RequestLogger implements FastifyBaseLogger {
  declare readonly fatal: LogFn;
  declare readonly error: LogFn;
  declare readonly warn: LogFn;
  declare readonly info: LogFn;
  declare readonly debug: LogFn;
  declare readonly trace: LogFn;
  declare readonly silent: LogFn;
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions | undefined;
  #own: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options?: ChildLoggerOptions) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }
  get own(): FastifyBaseLogger {
    return (this.#own ??= this.#parent.child(this.#bindings, this.#options));
  }
  get level(): FastifyBaseLogger['level'] {
    return this.#parent.level;
  }
  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.own.child(bindings, options);
  }
}

for (const level of LEVELS) {
  const write = function (this: RequestLogger, ...line: Parameters<LogFn>) {
    this.own[level](...line);
  };
  Object.defineProperty(RequestLogger.prototype, level, { value: write });
}

export const childLoggerFactory = (
  logger: FastifyBaseLogger,
  bindings: Bindings,
  options?: ChildLoggerOptions,
): FastifyBaseLogger => new RequestLogger(logger, bindings, options);

/** The two lines that each request has, begun and completed. */
export class RequestLines extends LogController {
  readonly #lines: Logger;

  /** @param log its redaction is left out: it would cost as much as a small call, and the fields are named here. */
  constructor(log: Logger) {
    super();
    this.#lines = log.child({}, { redact: [] });
  }

  override incomingRequest({ id, method, url }: FastifyRequest): void {
    if (!this.#lines.isLevelEnabled('info')) return;
    this.#lines.info({ reqId: id, req: { id, method, url } }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, { id }: FastifyRequest, reply: FastifyReply): void {
    if (error) return super.requestCompleted(error, reply.request, reply);
    if (!this.#lines.isLevelEnabled('info')) return;
    const { statusCode, elapsedTime } = reply;
    this.#lines.info({ reqId: id, res: { statusCode }, responseTime: elapsedTime }, 'request completed');
  }
}
