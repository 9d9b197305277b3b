import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret that signs tokens: the configured one, else one made once and kept in the data directory.
 * @returns at least 32 bytes.
 */
export async function loadSecret(dataDir: string, configured: string | null): Promise<Uint8Array> {
  if (configured !== null) return new TextEncoder().encode(configured);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'secret');
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    await chmod(file, 0o600);
  }
  return new TextEncoder().encode((await readFile(file, 'utf8')).trim());
}
