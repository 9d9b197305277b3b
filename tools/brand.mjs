// Draws the icons and the pictures for social networks (`brand-pictures.mjs`) into the app's public folder.
//   node tools/brand.mjs
// With --check it draws nothing and fails where they are not up to date: brand.digests.json holds for each picture the digest of
// what it was drawn from and of its file.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { favicon, pictures } from './brand-pictures.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const publicFile = (file) => at(`../packages/app/public/${file}`);
const DIGESTS = at('brand.digests.json');
const FAVICON = 'favicon.svg';

const digestOf = async (picture) =>
  createHash('sha256')
    .update(JSON.stringify(picture))
    .update(await readFile(publicFile(picture.file)).catch(() => ''))
    .digest('hex');

async function check() {
  const digests = JSON.parse(await readFile(DIGESTS, 'utf8'));
  const stale = [];
  for (const picture of pictures) if (digests[picture.file] !== (await digestOf(picture))) stale.push(picture.file);
  if ((await readFile(publicFile(FAVICON), 'utf8')) !== favicon) stale.push(FAVICON);
  if (stale.length > 0)
    throw new Error(`not drawn from the brand as it is now (node tools/brand.mjs): ${stale.join(', ')}`);
}

async function draw() {
  // Only here: the check needs no browser.
  const [{ default: init, optimise }, { chromium }, { chromiumArgs, chromiumPath }] = await Promise.all([
    import('@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'),
    import('playwright'),
    import('../scripts/browser.mjs'),
  ]);
  await init(await readFile(fileURLToPath(import.meta.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'))));
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const digests = {};
  for (const picture of pictures) {
    const { file, width, height, transparent, html } = picture;
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const drawn = await page.screenshot({ omitBackground: transparent });
    await page.close();
    await mkdir(dirname(publicFile(file)), { recursive: true });
    await writeFile(publicFile(file), optimise(new Uint8Array(drawn), 4, false, false));
    digests[file] = await digestOf(picture);
  }
  await browser.close();
  await writeFile(publicFile(FAVICON), favicon);
  await writeFile(DIGESTS, `${JSON.stringify(digests, null, 2)}\n`);
}

await (process.argv.includes('--check') ? check() : draw());
