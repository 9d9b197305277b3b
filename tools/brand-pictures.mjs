// What the icons and the pictures for social networks are drawn from: the brand's name and mark, the design tokens, the
// typeface and the catalogs. Each is a page of its own that needs nothing else.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brand } from '../packages/app/src/brand.ts';
import { LANGUAGES } from '../packages/domain/src/languages.ts';
import { MARK_PATH } from '../packages/ui/src/internal/brand.ts';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path) => readFile(at(path), 'utf8');

const { light, dark } = JSON.parse(await read('packages/ui/src/theme/generated/tokens.json'));
const { paper, ink } = light.colour;
const { main, contrast } = light.colour.brand;
const MARK = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"><path d="${MARK_PATH}"/></svg>`;

/** The file that browsers show beside a page's title; it follows their scheme. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{stroke:${main}}@media(prefers-color-scheme:dark){path{stroke:${dark.colour.brand.main}}}</style><path d="${MARK_PATH}" fill="none" stroke="${main}" stroke-width="3" stroke-linecap="round"/></svg>\n`;

const page = (style, body) =>
  `<!doctype html><style>* { box-sizing: border-box; margin: 0 }${style}</style><body>${body}`;

/** The mark on a plate of the brand's colour; `inset` is the part of the side that stays free around it. */
const icon = (name, size, inset, radius) => ({
  file: `icons/${name}.png`,
  width: size,
  height: size,
  transparent: radius > 0,
  html: page(
    `div { width: ${size}px; height: ${size}px; padding: ${size * inset}px; border-radius: ${radius * size}px; background: ${main} }
    svg { display: block; color: ${contrast} }`,
    `<div>${MARK}</div>`,
  ),
});

const SHARES = { goods: 46, shipping: 11, fees: 5, returns: 6, ads: 18, profit: 14 };
const font = async (name, range) =>
  `@font-face { font-family: Brand; font-weight: 100 900; src: url(data:font/woff2;base64,${await readFile(at(`packages/app/src/fonts/${name}.woff2`), 'base64')}); unicode-range: ${range} }`;
const SOCIAL = `
  ${await font('inter-romanian', 'U+0102-0103, U+0218-021B')}
  ${await font('inter-latin', 'U+0020-00FF, U+2000-206F, U+20AC')}
  body { width: 1200px; height: 630px; padding: 72px 80px; display: flex; flex-direction: column;
    font-family: Brand; background: ${paper}; color: ${ink.primary} }
  header { display: flex; align-items: center; gap: 16px; font-size: 36px; font-weight: 640; letter-spacing: -0.02em }
  header svg { width: 48px; color: ${main} }
  h1 { margin-top: 64px; max-width: 980px; font-size: 68px; line-height: 1.08; font-weight: 640; letter-spacing: -0.03em; text-wrap: balance }
  section { margin-top: auto }
  .bar { display: flex; gap: 4px; height: 28px; border-radius: 8px; overflow: hidden }
  dl { display: flex; justify-content: space-between; margin-top: 24px; font-size: 23px; color: ${ink.secondary} }
  dl div { display: flex; align-items: baseline; gap: 10px } i { width: 14px; height: 14px; border-radius: 3px }
  dd { margin: 0; font-weight: 600; color: ${ink.primary}; font-variant-numeric: tabular-nums }
  .profit, .profit dd { color: ${light.chart.profit}; font-weight: 600 }`;
const shares = Object.entries(SHARES);
const SHARE_STYLE = shares.map(([part, share]) => `.c-${part} { flex: ${share}; background: ${light.chart[part]} }`);

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What a link to the product shows in a social network: its promise, and where the money of a sale goes. */
async function social(language) {
  const texts = JSON.parse(await read(`packages/ui/src/i18n/locales/${language}.json`));
  const bar = shares.map(([part]) => `<div class="c-${part}"></div>`);
  const legend = shares.map(
    ([part, share]) =>
      `<div class="${part}"><i class="c-${part}" style="flex: none"></i><dt>${escape(texts[`screens.Auth.brand.${part}`])}</dt><dd>${share}</dd></div>`,
  );
  return {
    file: `social/${language}.png`,
    width: 1200,
    height: 630,
    transparent: false,
    html: page(
      SOCIAL + SHARE_STYLE.join(''),
      `<header>${MARK}${escape(brand.product.toLowerCase())}</header><h1>${escape(texts['screens.Landing.title'])}</h1><section><div class="bar">${bar.join('')}</div><dl>${legend.join('')}</dl></section>`,
    ),
  };
}

/** Every picture: its file below the public folder, its size in px, and the page that it is drawn from. */
export const pictures = [
  icon('32', 32, 0.16, 0.22),
  icon('180', 180, 0.2, 0),
  icon('192', 192, 0.18, 0.22),
  icon('512', 512, 0.18, 0.22),
  icon('maskable-512', 512, 0.27, 0), // systems cut it to a circle of four fifths
  ...(await Promise.all(LANGUAGES.map(social))),
];
