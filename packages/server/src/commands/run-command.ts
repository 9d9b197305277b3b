import { ArchiveError } from '../archive/manifest.ts';
import { BackupError } from '../backup/manifest.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { EmbeddedPostgresError } from '../db/embedded.ts';
import { connectAsOwner, type OwnerConnection } from './owner-connection.ts';

interface CommandContext {
  readonly owner: OwnerConnection;
  /** The command's first argument. */
  readonly argument: string | undefined;
}

const forTheOperator = (error: unknown): error is Error =>
  [ConfigError, ArchiveError, BackupError, EmbeddedPostgresError].some((kind) => error instanceof kind);

/** Runs a command on the server's database: one line of what was done, or one of what went wrong and exit code 1. */
export async function runCommand(work: (context: CommandContext) => Promise<string>): Promise<void> {
  try {
    const owner = await connectAsOwner(readConfig(process.env));
    try {
      process.stdout.write(`${await work({ owner, argument: process.argv[2] })}\n`);
    } finally {
      await owner.close();
    }
  } catch (error) {
    process.stderr.write(`${forTheOperator(error) ? error.message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  }
}
