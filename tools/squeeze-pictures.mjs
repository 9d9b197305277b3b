// node tools/squeeze-pictures.mjs: makes the screenshots' files that git does not have yet as small as they can be
// without a changed pixel.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import init, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';

const root = fileURLToPath(new URL('..', import.meta.url));
/** oxipng's own default; a higher one takes longer and gains next to nothing on these. */
const LEVEL = 2;

const wasm = import.meta.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
await init(await readFile(fileURLToPath(wasm)));

const list = ['ls-files', '--modified', '--others', '--exclude-standard', '--deduplicate', '-z'];
const files = execFileSync('git', [...list, 'tests/visual/__screenshots__/*.png'], { cwd: root, encoding: 'utf8' });
let saved = 0;
for (const file of files.split('\0').filter(Boolean)) {
  const picture = await readFile(root + file).catch(() => null); // deleted ones are listed too
  if (!picture) continue;
  const smaller = optimise(new Uint8Array(picture), LEVEL, false, false);
  if (smaller.length >= picture.length) continue;
  await writeFile(root + file, smaller);
  saved += picture.length - smaller.length;
}
console.log(`${(saved / 1024).toFixed(0)} KB saved.`);
