import { ALLOCATION_KEYS } from '@adaos/domain';
import * as z from 'zod/mini';

/** Counts up when archives of an older form can no longer be imported. */
export const FORMAT = 1;

const Name = z.string().check(z.regex(/^[a-z][a-z_0-9]{0,62}$/));

export const ArchivedTable = z.object({
  table: Name,
  columns: z.array(Name).check(z.minLength(1)),
  rows: z.int().check(z.nonnegative()),
  /** Of the file `<table>.ndjson`, in hex. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type ArchivedTable = z.infer<typeof ArchivedTable>;

/** All entries of a kind: their sum in minor units of the shop's currency, and how many facts they are. */
export const ArchivedSum = z.object({ kind: Name, amount: z.string(), entries: z.string() });
export type ArchivedSum = z.infer<typeof ArchivedSum>;

/** What `manifest.json` of an archive says. */
export const ArchiveManifest = z.object({
  format: z.literal(FORMAT, { error: 'was made by another version of the archive' }),
  createdAt: z.iso.datetime(),
  shop: z.object({
    shop_id: z.uuid(),
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    registration_number: z.nullable(z.string()),
    currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
    timezone: z.string(),
    allocation_key: z.enum(ALLOCATION_KEYS),
    gamification: z.boolean(),
    created_at: z.string(),
  }),
  tables: z.array(ArchivedTable),
  sums: z.array(ArchivedSum),
});
export type ArchiveManifest = z.infer<typeof ArchiveManifest>;

/** What can be reported in one line. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

/** There is one at a time for a shop. */
export class ArchiveBusyError extends ArchiveError {
  override name = 'ArchiveBusyError';
}

/** JSON line by line, as COPY gives and takes it: a text of JSON has no control characters, so none is quoted. */
export const AS_LINES = String.raw`(format csv, quote e'\x01', delimiter e'\x02')`;

export const fileOf = (table: string): string => `${table}.ndjson`;
