import {
  IMPORT_ERROR_CODES,
  IMPORT_FIELDS,
  IMPORT_FORMATS,
  IMPORT_KINDS,
  IMPORT_STATUSES,
  REJECTION_CODES,
} from '@adaos/domain';
import * as z from 'zod/mini';
import { Currency, Cursor, IsoDay, PageQuery, Timestamp, Timezone, Uuid } from './common.ts';
import { route } from './route.ts';
import { cleanText, exactText, singleLine } from './text.ts';

export const ImportKind = z.enum(IMPORT_KINDS);
export type ImportKind = z.infer<typeof ImportKind>;

export const ImportField = z.enum(IMPORT_FIELDS);
export type ImportField = z.infer<typeof ImportField>;

// As the titles of the file are read, which it has to name: blanks and line breaks stay.
const columnTitle = z.string().check(z.overwrite(cleanText), z.maxLength(512));
/** Field to column title. A field that no column holds is left out. */
export const ColumnMapping = z.partialRecord(ImportField, columnTitle);
export type ColumnMapping = z.infer<typeof ColumnMapping>;

export const ImportFormat = z.enum(IMPORT_FORMATS);
export type ImportFormat = z.infer<typeof ImportFormat>;

export const ImportStatus = z.enum(IMPORT_STATUSES);
export type ImportStatus = z.infer<typeof ImportStatus>;

export const ImportErrorCode = z.enum(IMPORT_ERROR_CODES);
export type ImportErrorCode = z.infer<typeof ImportErrorCode>;

export const RejectionCode = z.enum(REJECTION_CODES);
export type RejectionCode = z.infer<typeof RejectionCode>;

export const Import = z.object({
  id: Uuid,
  /** Left out: orders. */
  kind: z.optional(ImportKind),
  status: ImportStatus,
  fileName: z.nullable(z.string()),
  format: z.nullable(ImportFormat),
  currency: z.string(),
  timezone: z.string(),
  /** 0 to 1: by bytes of the file read up to 0.9, 1 once what it held is posted. */
  progress: z.number(),
  linesRead: z.int(),
  linesAdded: z.int(),
  orders: z.int(),
  refunds: z.int(),
  adjustments: z.int(),
  rejected: z.int(),
  /** Numbers of the file that belong to several orders, by their year, store or customer, and how many orders they were read as. */
  repeatedNumbers: z.optional(z.nullable(z.object({ numbers: z.int(), orders: z.int() }))),
  /** Order numbers of which it is doubtful whether they belong to one order: the owner decides. */
  doubtfulNumbers: z.optional(z.int()),
  /** Orders that a newer file had brought before: they are as that one has them. */
  olderOrders: z.optional(z.int()),
  /** Why the whole file was refused; nothing of it is kept. */
  error: z.nullable(z.object({ code: ImportErrorCode, message: z.string(), line: z.nullable(z.int()) })),
  /** How often the server was interrupted in this import and began it again; nothing is counted twice. */
  restarts: z.int(),
  /** While it waits: how many imports come before it. Null otherwise. */
  ahead: z.optional(z.nullable(z.int())),
  /** Whether it was cancelled and its file is still kept, so that `restartImport` can begin it again. */
  restartable: z.optional(z.boolean()),
  /** First and last day of the file's lines. */
  from: z.nullable(IsoDay),
  to: z.nullable(IsoDay),
  createdAt: Timestamp,
  finishedAt: z.nullable(Timestamp),
});
export type Import = z.infer<typeof Import>;

/** The largest file that the shop's plan takes; see `PlanLimits`. */
export const ImportLimits = z.object({ importLines: z.int(), importMb: z.int() });
export type ImportLimits = z.infer<typeof ImportLimits>;

export const ImportAccepted = z.object({ id: Uuid, status: ImportStatus });

/** What the first lines of a file have in one currency. */
export const PreviewCurrency = z.object({
  currency: z.string(),
  /** Orders; lines where a line belongs to no order. */
  count: z.int(),
  /** Whether it is the shop's, or there are rates of it. */
  convertible: z.boolean(),
});
export type PreviewCurrency = z.infer<typeof PreviewCurrency>;

export const ImportPreview = z.object({
  encoding: z.string(),
  delimiter: z.string(),
  format: ImportFormat,
  columns: z.array(z.string()),
  /** The first lines, cell by cell, in the order of `columns`. */
  sample: z.array(z.array(z.string())),
  mapping: ColumnMapping,
  missing: z.array(ImportField),
  /** The currency that the file itself names, if it does. */
  currency: z.nullable(z.string()),
  /** The currencies that its first lines name, most first. */
  currencies: z.optional(z.array(PreviewCurrency)),
  /** Whether the first lines are all of it. */
  whole: z.optional(z.boolean()),
  /** Of a workbook: the sheet that is read, and those that fit where there are several. */
  sheet: z.optional(z.nullable(z.string())),
  sheets: z.optional(z.array(z.string())),
  /** Among the first lines, and the orders that the shop has: numbers that belong to several orders, see `Import`. */
  repeatedNumbers: z.optional(z.nullable(z.object({ numbers: z.int(), orders: z.int() }))),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const RejectedLine = z.object({
  /** The line's number in the file, from 1, the header included. */
  line: z.int(),
  code: RejectionCode,
  reason: z.string(),
  /** The start of the line as it is in the file. */
  text: z.string(),
});
export type RejectedLine = z.infer<typeof RejectedLine>;

const UPLOAD_TYPES = [
  'text/csv',
  'application/gzip',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
  'multipart/form-data',
] as const;
const ImportId = z.object({ id: Uuid });

/** Excel allows 31 characters; other programs more. */
const SheetName = exactText({ most: 255 });

export const CreateImportQuery = z.object({
  currency: Currency,
  timezone: Timezone,
  /** JSON of a ColumnMapping; without it the columns are recognised. */
  mapping: z.optional(exactText({ most: 16_384 })),
  /** Percent of net sales that the goods cost, for every order; refused where the goods have rules of certain days. */
  goodsCostPercent: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(100))),
  fileName: z.optional(singleLine({ most: 255 })),
  /** What the file holds; orders by default. */
  kind: z.optional(ImportKind),
  /** Of orders and ad spend in another currency: units of the shop's currency for one of the file's, in place of the rate of each day. */
  rate: z.optional(z.coerce.number().check(z.positive(), z.maximum(1_000_000))),
  /** Of stock: the first day on which its unit costs are what the goods cost; left out, they are not taken over. */
  costsFrom: z.optional(IsoDay),
  /** Of orders with a column for the tax and no total: whether the prices have it in them. Left out: it is added to them. */
  tax: z.optional(z.enum(['inside', 'added'])),
  /** The sheet of a workbook; left out, the one whose titles fit best. */
  sheet: z.optional(SheetName),
});
export type CreateImportQuery = z.input<typeof CreateImportQuery>;

export const importRoutes = {
  createImport: route({
    method: 'POST',
    path: '/api/imports',
    access: 'manager',
    summary:
      'Import orders, ad spend, stock or costs of products from a file (CSV, plain, gzip or zip, the best fitting sheet of an xlsx workbook; as the body or one part of multipart); runs in the background.',
    query: CreateImportQuery,
    upload: UPLOAD_TYPES,
    status: 202,
    answer: ImportAccepted,
  }),
  previewImport: route({
    method: 'POST',
    path: '/api/imports/preview',
    access: 'manager',
    summary:
      'Recognise the columns of a file from its first 64 KB (workbooks and zip archives are sent whole); nothing is kept.',
    query: z.object({
      kind: z.optional(ImportKind),
      /** Bytes of the whole file, as it would be sent: a file that is too large is refused before it is. */
      size: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
      /** The sheet of a workbook; left out, the one whose titles fit best. */
      sheet: z.optional(SheetName),
    }),
    upload: UPLOAD_TYPES,
    uploadHead: 65_536,
    status: 200,
    answer: ImportPreview,
  }),
  listImports: route({
    method: 'GET',
    path: '/api/imports',
    access: 'viewer',
    summary: 'The latest 50 imports, newest first, and the largest file that the plan takes.',
    status: 200,
    answer: z.object({ imports: z.array(Import), limits: z.optional(ImportLimits) }),
  }),
  getImport: route({
    method: 'GET',
    path: '/api/imports/:id',
    access: 'viewer',
    summary: 'One import with its counts.',
    params: ImportId,
    status: 200,
    answer: Import,
  }),
  cancelImport: route({
    method: 'POST',
    path: '/api/imports/:id/cancel',
    access: 'manager',
    summary: 'Cancel an import that waits or runs: nothing of it is posted. Its file is kept for a day.',
    params: ImportId,
    status: 200,
    answer: Import,
  }),
  restartImport: route({
    method: 'POST',
    path: '/api/imports/:id/restart',
    access: 'manager',
    summary: 'Begin a cancelled import again, as a new import of the file that was kept.',
    params: ImportId,
    status: 202,
    answer: ImportAccepted,
  }),
  listRejectedLines: route({
    method: 'GET',
    path: '/api/imports/:id/rejected',
    access: 'viewer',
    summary: 'The lines that an import left out, by page.',
    params: ImportId,
    query: PageQuery,
    status: 200,
    answer: z.object({ rows: z.array(RejectedLine), nextCursor: z.nullable(Cursor) }),
  }),
  downloadRejectedLines: route({
    method: 'GET',
    path: '/api/imports/:id/rejected.csv',
    access: 'viewer',
    summary: 'The lines that an import left out, as a file; formulas are neutralised.',
    params: ImportId,
    status: 200,
    answer: 'text/csv',
  }),
} as const;
