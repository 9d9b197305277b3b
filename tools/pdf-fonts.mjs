// Makes the cuts of Inter that purchase orders and reports are printed with: Latin with all of its accents, Greek and Cyrillic, since products and
// suppliers have names in any of them. TrueType, as what writes the PDF embeds only the letters that are used.
//   node tools/pdf-fonts.mjs
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const inter = fileURLToPath(new URL('../node_modules/inter-ui/', import.meta.url));
const target = fileURLToPath(new URL('../packages/server/src/pdf/fonts/', import.meta.url));

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
const letters = [
  range(0x20, 0x7e),
  range(0xa0, 0x24f),
  range(0x370, 0x3ff),
  range(0x400, 0x4ff),
  range(0x1e00, 0x1eff),
  range(0x2010, 0x2027),
  '\u2009\u202f‰‹›€₴₺₹₽№™←↑→↓−×≤≥',
].join('');

await mkdir(target, { recursive: true });
for (const weight of ['Regular', 'SemiBold']) {
  const font = await subsetFont(await readFile(`${inter}web/Inter-${weight}.woff2`), letters, {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'tnum'],
    noHinting: true,
  });
  await writeFile(`${target}Inter-${weight}.ttf`, font);
  console.log(weight, font.length);
}
await copyFile(`${inter}LICENSE.txt`, `${target}LICENSE`);
