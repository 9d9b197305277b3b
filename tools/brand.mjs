// Draws the icons and the pictures for social networks, from the brand's mark, the design tokens and the catalogs.
//   node tools/brand.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import init, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../scripts/browser.mjs';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const publicDir = at('packages/app/public/');
await init(await readFile(fileURLToPath(import.meta.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'))));

const tokens = await readFile(at('packages/ui/src/theme/generated/tokens.css'), 'utf8');
const font = async (name) =>
  `url(data:font/woff2;base64,${await readFile(at(`packages/app/src/fonts/${name}.woff2`), 'base64')})`;
const MARK =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"><path d="M3 20h18M12 20V3.5M6.25 11h11.5"/></svg>';
const base = `${tokens}
  @font-face { font-family: Brand; font-weight: 100 900; src: ${await font('inter-romanian')}; unicode-range: U+0102-0103, U+0218-021B }
  @font-face { font-family: Brand; font-weight: 100 900; src: ${await font('inter-latin')}; unicode-range: U+0020-00FF, U+2000-206F, U+20AC }
  * { box-sizing: border-box; margin: 0 }
  body { font-family: Brand; background: var(--adaos-colour-paper); color: var(--adaos-colour-ink-primary) }
  svg { color: var(--adaos-chart-profit) }`;

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });

async function draw(file, { width, height, transparent = false }, style, body) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><style>${base}${style}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: transparent });
  await page.close();
  await writeFile(publicDir + file, optimise(new Uint8Array(picture), 4, false, false));
}

await mkdir(`${publicDir}icons`, { recursive: true });
await mkdir(`${publicDir}social`, { recursive: true });

/** The mark in its colour on paper; `inset` is the part of the side that stays free around it. */
const icon = (size, inset, radius) => [
  `body { background: none } div { width: ${size}px; height: ${size}px; padding: ${size * inset}px;
    border-radius: ${radius * size}px; background: var(--adaos-chart-profit) } svg { display: block; color: #fff }`,
  `<div>${MARK}</div>`,
];
for (const [size, inset, radius, name] of [
  [32, 0.16, 0.22, '32'],
  [180, 0.2, 0, '180'],
  [192, 0.18, 0.22, '192'],
  [512, 0.18, 0.22, '512'],
  [512, 0.27, 0, 'maskable-512'], // systems cut it to a circle of four fifths
]) {
  await draw(`icons/${name}.png`, { width: size, height: size, transparent: radius > 0 }, ...icon(size, inset, radius));
}

const SHARES = { goods: 46, shipping: 11, fees: 5, returns: 6, ads: 18, profit: 14 };
const SOCIAL = `
  body { width: 1200px; height: 630px; padding: 72px 80px; display: flex; flex-direction: column }
  header { display: flex; align-items: center; gap: 16px; font-size: 36px; font-weight: 640; letter-spacing: -0.02em }
  header svg { width: 48px }
  h1 { margin-top: 64px; max-width: 980px; font-size: 68px; line-height: 1.08; font-weight: 640; letter-spacing: -0.03em; text-wrap: balance }
  section { margin-top: auto }
  .bar { display: flex; gap: 4px; height: 28px; border-radius: 8px; overflow: hidden }
  dl { display: flex; justify-content: space-between; margin-top: 24px; font-size: 23px; color: var(--adaos-colour-ink-secondary) }
  dl div { display: flex; align-items: baseline; gap: 10px } i { width: 14px; height: 14px; border-radius: 3px }
  dd { margin: 0; font-weight: 600; color: var(--adaos-colour-ink-primary); font-variant-numeric: tabular-nums }
  .profit, .profit dd { color: var(--adaos-chart-profit); font-weight: 600 }`;

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
for (const language of ['en', 'ro', 'fr', 'es', 'pt']) {
  const texts = JSON.parse(await readFile(at(`packages/ui/src/i18n/locales/${language}.json`), 'utf8'));
  const parts = Object.entries(SHARES);
  const style = parts.map(([part, share]) => `.c-${part} { flex: ${share}; background: var(--adaos-chart-${part}) }`);
  await draw(
    `social/${language}.png`,
    { width: 1200, height: 630 },
    SOCIAL + style.join(''),
    `<header>${MARK}adaos</header><h1>${escape(texts['screens.Landing.title'])}</h1><section><div class="bar">${parts
      .map(([part]) => `<div class="c-${part}"></div>`)
      .join('')}</div><dl>${parts
      .map(
        ([part, share]) =>
          `<div class="${part}"><i class="c-${part}" style="flex: none"></i><dt>${escape(texts[`screens.Auth.brand.${part}`])}</dt><dd>${share}</dd></div>`,
      )
      .join('')}</dl></section>`,
  );
}

await writeFile(
  `${publicDir}favicon.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{stroke:#6c2787}@media(prefers-color-scheme:dark){path{stroke:#d29beb}}</style><path d="M3 20h18M12 20V3.5M6.25 11h11.5" fill="none" stroke="#6c2787" stroke-width="3" stroke-linecap="round"/></svg>\n`,
);
await browser.close();
