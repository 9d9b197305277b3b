import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Authenticate } from './authenticate.ts';
import { boundConnections } from './connections.ts';
import { createPlanGuard } from '../../billing/plan-guard.ts';
import { CallCounter } from '../../billing/usage.ts';
import { registerContentTypes } from './content-types.ts';
import { createImplement, type Implement } from './implement.ts';
import { registerMetrics } from './metrics.ts';
import { registerOtherOrigins } from './other-origins.ts';
import { registerPages } from './pages.ts';
import { registerProblems } from '../problems.ts';
import { refuseAddress, refuseConnection } from './refusals.ts';
import { childLoggerFactory, RequestLines } from './request-log.ts';
import { compileSerializer, compileValidator } from './schema-compilers.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerMcp } from '../mcp/routes.ts';
import { createAdmitCaller } from '../v1/bearer.ts';
import { registerV1 } from '../v1/routes.ts';
import type { Services } from '../../services/services.ts';
import { type BodyPace, endSlowBodies } from './slow-bodies.ts';

/** Bytes of a body, but where a call has a limit of its own. */
export const BODY_LIMIT = 64 * 1024;
const HEADERS_LIMIT = 16 * 1024;
/** The longest upload: what a line of 256 kbit/s sends in it is 690 MB. `endSlowBodies` ends the slow ones long before. */
const REQUEST_TIMEOUT_MS = 6 * 60 * 60 * 1000;

/** A part of the server that answers calls. */
export type RouteModule = (app: FastifyInstance, implement: Implement, services: Services) => Promise<void> | void;

interface AppOptions {
  readonly services: Services;
  readonly authenticate: Authenticate;
  readonly modules: readonly RouteModule[];
  /** The built browser app. */
  readonly appDir: string;
  /** The built design system, served outside production. */
  readonly designDir?: string | undefined;
  /** How fast a body must come, where a test does not wait as long. */
  readonly bodyPace?: BodyPace | undefined;
}

/** Ids of requests, unique among all processes: a random id of this one, and a number. */
function requestIds(): () => string {
  const process = randomUUID();
  let count = 0;
  return () => `${process}-${(count += 1)}`;
}

/** The one proxy in front is believed, and only what it has itself written last: before that callers write what they like. */
const ownProxy = (_address: string, hop: number) => hop === 0;

/** Builds the HTTP side of the server; it does not listen yet. */
export async function buildApp({
  services,
  authenticate,
  modules,
  appDir,
  designDir,
  bodyPace,
}: AppOptions): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance: log,
    logController: new RequestLines(services.log),
    childLoggerFactory,
    trustProxy: services.config.trustProxy && ownProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    genReqId: requestIds(),
    http: { maxHeaderSize: HEADERS_LIMIT, headersTimeout: 15_000, connectionsCheckingInterval: 3_000 },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 128 },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
  });
  boundConnections(app.server, services.config);
  const endWatch = endSlowBodies(app.server, bodyPace);
  app.addHook('onClose', async () => endWatch());
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.decorateRequest('actor', undefined);
  registerProblems(app);
  registerContentTypes(app);
  await registerSecurityHeaders(app, { https: services.config.appOrigin?.startsWith('https:') ?? false });
  await registerPages(app, appDir, services.config.production ? undefined : designDir);
  await registerOtherOrigins(app, services.config.corsOrigins);

  registerMetrics(app, services);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await services.database.answers();
    return { status: 'ready' };
  });

  const { database } = services;
  const calls = new CallCounter(database, (error) => log.error({ err: error }, 'counting calls'));
  app.addHook('onClose', () => calls.close());
  const { checkPlan, countCall } = createPlanGuard(database, calls);
  const implement = createImplement(app, authenticate, checkPlan);
  for (const register of modules) await register(app, implement, services);
  const admit = createAdmitCaller(services, countCall);
  registerV1(app, services, admit);
  registerMcp(app, services, admit);
  return app;
}
