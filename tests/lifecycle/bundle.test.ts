import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEVELOPER } from '@adaos/api/developer';
import * as requests from '../../packages/api/src/sample/requests.ts';
import { root } from '../support/root.ts';

const APP = 'packages/app';

/** All text below a folder, of the files whose names end so. */
async function textBelow(folder: string, names: RegExp): Promise<string> {
  const files = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const wanted = files.filter((file) => file.isFile() && names.test(file.name));
  return (await Promise.all(wanted.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))).join('\n');
}

test('[AUTH-10] the built app has no control for developers, no credentials and no mocks', async () => {
  const built = await textBelow(`${APP}/dist`, /\.(js|html|css|json)$/);
  expect(built).toContain('Verificare autentificare...'); // it is the whole app

  const controls = await textBelow(`${APP}/src/dev`, /\.tsx?$/);
  const labels = [...controls.matchAll(/: '([A-Z][a-z]+ [\w ]+)'/g)].map(([, label = '']) => label);
  expect(labels).toContain('Raw login call');
  const mocks = await textBelow('packages/api/node_modules/msw/lib/_chunks', /\.js$/);
  expect(mocks).toContain('[MSW]');
  const passwords = Object.values(requests).map(({ password }) => password);
  for (const trace of [...labels, ...passwords, DEVELOPER.email, DEVELOPER.password, '[MSW]']) {
    expect(built.includes(trace), trace).toBe(false);
  }
});
