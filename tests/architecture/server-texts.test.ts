import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../tools/server-texts.mjs', import.meta.url));

test('mails say what the app says: node --conditions=adaos-source tools/server-texts.mjs', async () => {
  const check = promisify(execFile)(process.execPath, ['--conditions=adaos-source', script, '--check']);
  await expect(check).resolves.toMatchObject({ stdout: '' });
});
