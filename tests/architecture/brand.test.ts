import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../tools/brand.mjs', import.meta.url));

test('the icons and the social pictures are drawn from the brand, tokens and texts as they are now: node tools/brand.mjs', async () => {
  await expect(promisify(execFile)(process.execPath, [script, '--check'])).resolves.toMatchObject({ stdout: '' });
});
