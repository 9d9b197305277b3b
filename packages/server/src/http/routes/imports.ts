import { Readable } from 'node:stream';
import { cleanLine, cutStart } from '@adaos/api';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { RouteModule } from '../app/build-app.ts';
import { DomainError } from '../../errors/domain-errors.ts';
import { ProblemError } from '../problems.ts';
import { cancelImport, restartImport } from '../../imports/cancel-import.ts';
import { createImport } from '../../imports/create-import.ts';
import { ImportFailure } from '../../imports/import-failure.ts';
import { getImport, listImports, listRejections } from '../../imports/list-imports.ts';
import { checkSize } from '../../imports/file-limits.ts';
import { previewFile } from '../../imports/preview.ts';
import { previewedShop } from '../../imports/preview-currencies.ts';
import { rejectionsFile } from '../../imports/rejections.ts';
import { planOfShop } from '../../plans/plan-of-shop.ts';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FILE_TYPES = [
  'text/csv',
  'application/gzip',
  'application/x-gzip',
  'application/zip',
  'application/x-zip-compressed',
  WORKBOOK,
  'application/octet-stream',
];
const NAME_LENGTH = 255;

/** Reads on without ending the connection where the reading ends early: the answer is still to be sent. */
const pieces = (stream: Readable): AsyncIterable<Buffer> => stream.iterator({ destroyOnReturn: false });

/** What the reader of forms says to one that breaks their rules is no fault of the server; its limits speak for themselves. */
function formError(error: unknown): unknown {
  if (error instanceof Error && 'statusCode' in error) return error;
  return new ProblemError(400, 'invalid_request', 'What was sent is no form with a file.', { cause: error });
}

async function* formPieces(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* pieces(stream);
  } catch (error) {
    throw formError(error);
  }
}

interface Upload {
  readonly source: AsyncIterable<Buffer>;
  readonly name: string | null;
  /** Bytes that are announced; 0 where they are not. */
  readonly size: number;
}

/** The file of a call, as it comes. */
async function uploadOf(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) {
    const body = request.body instanceof Readable ? request.body : Readable.from([]);
    const size = Number(request.headers['content-length'] ?? 0);
    return { source: pieces(body), name: null, size };
  }
  const part = await request.file().catch((error: unknown) => {
    throw formError(error);
  });
  if (!part) throw new ProblemError(400, 'invalid_request', 'There is no file among what was sent.');
  return { source: formPieces(part.file), name: part.filename || null, size: 0 };
}

/**
 * Reads to its end what an answer did not need: the connection's next call comes after it. An upload that the sender broke off is
 * no fault of the server.
 */
async function whileSent<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError || !request.raw.destroyed || request.raw.complete) throw error;
    throw new ProblemError(400, 'invalid_request', 'The upload was broken off.', { cause: error });
  } finally {
    request.raw.unpipe().resume();
  }
}

/** The work on a file while it is sent; one that can't be read is refused at once. */
async function refusing<T>(work: Promise<T>, request: FastifyRequest): Promise<T> {
  try {
    return await whileSent(request, work);
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error;
    throw new ProblemError(422, error.code, error.message, { cause: error });
  }
}

/** A cursor is the number of the last line shown. */
function lineOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw new ProblemError(400, 'invalid_request', 'This is no cursor of this list.');
  return Number(cursor);
}

/** The calls of importing orders. Files are streamed, as large as the plan takes them. */
export const importRoutes: RouteModule = async (app, implement, services) => {
  const { database } = services;
  const limitsOf = async (shopId: string) => (await database.readShop(shopId, (trx) => planOfShop(trx, shopId))).limits;
  // The hooks of forms are for the calls that take one.
  await app.register(async (on) => {
    await on.register(multipart, { limits: { fileSize: Number.POSITIVE_INFINITY, files: 1, fields: 20, parts: 30 } });
    on.addContentTypeParser(FILE_TYPES, (_request, payload, done) => done(null, payload));

    implement(
      'createImport',
      async ({ query, actor, request }) => {
        const { source, name, size } = await uploadOf(request);
        const fileName = cutStart(cleanLine(query.fileName ?? name ?? ''), NAME_LENGTH) || null;
        const id = await refusing(createImport(services, actor, { ...query, fileName, size }, source), request);
        return { id, status: 'queued' as const };
      },
      { on },
    );

    implement(
      'previewImport',
      async ({ query, actor, request }) => {
        const { source } = await uploadOf(request);
        const limits = await limitsOf(actor.shopId);
        checkSize(query.size ?? 0, limits);
        const shop = await previewedShop(database, actor.shopId);
        const options = { database, shopId: actor.shopId, limits, shop, sheet: query.sheet };
        return refusing(previewFile(source, query.kind ?? 'orders', options), request);
      },
      { on },
    );
  });

  implement('listImports', async ({ actor: { shopId } }) => {
    const imports = await listImports(database, shopId);
    const { importLines, importMb } = await limitsOf(shopId);
    return { imports, limits: { importLines, importMb } };
  });

  implement('getImport', ({ actor: { shopId }, params }) => getImport(database, { shopId, importId: params.id }));

  implement('cancelImport', async ({ actor: { shopId }, params }) => {
    const file = { shopId, importId: params.id };
    await cancelImport(services, file);
    return getImport(database, file);
  });

  implement('restartImport', async ({ actor, params }) => {
    const id = await restartImport(services, actor, params.id);
    return { id, status: 'queued' as const };
  });

  implement('listRejectedLines', ({ actor: { shopId }, params, query }) =>
    listRejections(database, { shopId, importId: params.id }, { after: lineOf(query.cursor), limit: query.limit }),
  );

  implement('downloadRejectedLines', async ({ actor: { shopId }, params, reply }) => {
    const { id } = await getImport(database, { shopId, importId: params.id });
    reply.header('content-disposition', 'attachment; filename="rejected.csv"');
    return rejectionsFile(database, { shopId, importId: id });
  });
};
