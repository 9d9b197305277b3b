// Makes the app's own cut of Inter: the letters of the product's languages in one small file, those of Romanian in a tiny
// one, in the weights and with the features that the theme uses. What else a shop's data may hold comes from the library's
// larger files, only where it is shown. A letter added here is added to the ranges of fonts.css too.
//   node tools/fonts.mjs
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const inter = fileURLToPath(new URL('../packages/ui/node_modules/@fontsource-variable/inter/', import.meta.url));
const target = fileURLToPath(new URL('../packages/app/src/fonts/', import.meta.url));

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
const cuts = {
  'inter-latin.woff2': [
    'inter-latin-wght-normal.woff2',
    `${range(0x20, 0x7e)}${range(0xa0, 0xff)}\u2009\u200b${range(0x2010, 0x2015)}‘’‚“”„†•…\u202f‰‹›Œœ€™←↑→↓−`,
  ],
  'inter-romanian.woff2': ['inter-latin-ext-wght-normal.woff2', 'ĂăȘșȚțŞşŢţ'],
};

const style = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
  variationAxes: { wght: { min: 400, max: 650, default: 400 } },
  noHinting: true,
};

await mkdir(target, { recursive: true });
for (const [name, [source, letters]] of Object.entries(cuts)) {
  const font = await subsetFont(await readFile(`${inter}files/${source}`), letters, style);
  await writeFile(target + name, font);
  console.log(name, font.length);
}
await copyFile(`${inter}LICENSE`, `${target}LICENSE`);
