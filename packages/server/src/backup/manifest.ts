import * as z from 'zod/mini';

/** Counts up when files of an older form can no longer be read. */
export const FORMAT = 1;

export const BackupTable = z.object({
  /** Schema and name. */
  table: z.tuple([z.string(), z.string()]),
  columns: z.array(z.string()),
  rows: z.int(),
  /** The file beside the manifest: COPY's text form, gzip. */
  file: z.string(),
  /** Of the file, in hex. */
  sha256: z.string(),
});
export type BackupTable = z.infer<typeof BackupTable>;

/** What `manifest.json` of a backup says. It is written last: a backup without one is not whole. */
export const BackupManifest = z.object({
  format: z.literal(FORMAT, { error: 'was made by another version of the backup' }),
  createdAt: z.iso.datetime(),
  /** The database's newest migration. */
  migration: z.string(),
  tables: z.array(BackupTable),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

/** What can be reported to the operator in one line. */
export class BackupError extends Error {
  override name = 'BackupError';
}
