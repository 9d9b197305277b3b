import { createHash } from 'node:crypto';
import type { Language } from '@adaos/domain';
import type { PrerenderedPage } from '../src/prerender/types.ts';
import { criticalCss } from './criticalCss.ts';

interface PageFile {
  /** The file below the build's directory. */
  file: string;
  /** The source that the page's policy has to allow for styles, e.g. `sha256-…`. */
  style: string;
  content: string;
}

/** The source that a page's policy has to allow for a style element. */
export const digestOf = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`;

const NEEDS_SCRIPT: Readonly<Record<Language, string>> = {
  en: 'This page needs JavaScript.',
  ro: 'Această pagină are nevoie de JavaScript.',
  fr: 'Cette page a besoin de JavaScript.',
  es: 'Esta página necesita JavaScript.',
  pt: 'Esta página precisa de JavaScript.',
};

/** The languages of the product; Node runs this file without the sources of other packages, so it can take only their types. */
export const LANGUAGES = Object.keys(NEEDS_SCRIPT);

/** Where there is no page without a script, in the languages of the product. */
export const NO_SCRIPT = `<noscript>${Object.values(NEEDS_SCRIPT).join(' ')}</noscript>`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}">`;

/** `/ro/contact?sent=1` is `ro/contact/sent=1.html`, `/ro/contact` is `ro/contact/index.html`. */
function fileOf(address: string): string {
  const [path = '/', query] = address.split('?', 2);
  return `${path.slice(1)}/${query ?? 'index'}.html`.replace(/^\//, '');
}

/** What the policy of the pages would refuse, or would need a script to be seen. */
export function refuse(address: string, html: string): void {
  const found = /<script|<style|<template|<[^>]* (?:style|on\w+)="[^>]*>/i.exec(html);
  if (found) throw new Error(`${address}: the prerendered page has ${found[0]}`);
}

/**
 * Writes a prerendered page down as a whole document.
 * @param hydrator the address of the script that takes the page over.
 * @param app the addresses of the app's own code, in its order.
 * @param origin the public address that canonical and social links begin with; empty: relative.
 */
export function pageFile(
  page: PrerenderedPage,
  head: { hydrator: string; app: readonly string[]; links: string; origin: string },
): PageFile {
  const { address, language, title, description, html, alternates } = page;
  refuse(address, html);
  const css = criticalCss(page.css, html);
  const own = alternates.find((each) => each.language === language);
  const url = (path: string) => escape(`${head.origin}${path}`);
  const picture = `${head.origin}/social/${language}.png`;
  const content = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escape(title)}</title>`,
    `<style>${css}</style>`,
    `<script type="module" src="${head.hydrator}" data-app="${head.app.join(' ')}"></script>`,
    meta('description', description),
    ...(own ? [`<link rel="canonical" href="${url(own.path)}">`] : [meta('robots', 'noindex')]),
    ...alternates.map((each) => `<link rel="alternate" hreflang="${each.language}" href="${url(each.path)}">`),
    ...alternates.slice(0, 1).map(({ path }) => `<link rel="alternate" hreflang="x-default" href="${url(path)}">`),
    ...(own
      ? [
          property('og:type', 'website'),
          property('og:site_name', page.productName),
          property('og:title', title),
          property('og:description', description),
          property('og:locale', page.locale),
          property('og:url', `${head.origin}${own.path}`),
          property('og:image', picture),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          meta('twitter:card', 'summary_large_image'),
        ]
      : []),
    head.links,
    `</head><body><div id="root">${html}</div></body></html>`,
  ].join('');
  return { file: fileOf(address), style: digestOf(css), content };
}
