import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES } from './page.ts';

/** The page on the way to Stripe, and where its settings are, below the build. */
export const STRIPE_PAGE = 'checkout/stripe.html';
const SETTINGS = 'checkout/settings.json';
const BILLING = '/dashboard/billing';
const TEXTS = { leading: 'app.checkout.leading', failed: 'app.billing.checkout.redirect', back: 'app.checkout.back' };

interface Scheme {
  colour: {
    paper: string;
    ink: { primary: string };
    brand: Record<'main' | 'strong' | 'contrast', string>;
    focus: string;
  };
}

interface Tokens {
  light: Scheme;
  dark: Scheme;
  /** In pixels. */
  radius: { control: number };
}

const at = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as unknown;
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The product's colours in both schemes, and the radius of its buttons. */
function tokens(): string {
  const { light, dark, radius } = at('../../ui/src/theme/generated/tokens.json') as Tokens;
  const of = ({ colour: { paper, ink, brand, focus } }: Scheme) => ({
    paper,
    ink: ink.primary,
    brand: brand.main,
    strong: brand.strong,
    contrast: brand.contrast,
    focus,
  });
  const inDark = of(dark);
  const colours = Object.entries(of(light)).map(
    ([name, colour]) => `--${name}: light-dark(${colour}, ${inDark[name as keyof typeof inDark]});`,
  );
  return [...colours, `--radius: ${radius.control}px;`].join(' ');
}

/** Its texts in a language, of which the page's script shows one. */
function textsIn(language: string, productName: string): string {
  const catalog = at(`../src/i18n/locales/${language}.json`) as Record<string, string>;
  const text = (name: keyof typeof TEXTS) => escape(catalog[TEXTS[name]] ?? '');
  return [
    `<main lang="${language}" hidden>`,
    `<p class="brand"><img src="/favicon.svg" alt="" width="28" height="28">${escape(productName)}</p>`,
    `<h1 data-part="leading">${text('leading')}</h1><div class="waits" data-part="leading"></div>`,
    `<div role="alert" data-part="failed" hidden><h1>${text('failed')}</h1></div>`,
    `<p data-part="failed" hidden><a href="${BILLING}">${text('back')}</a></p>`,
    '</main>',
  ].join('');
}

/**
 * Fills the page on the way to Stripe with the product's name, colours and texts, and writes the settings that it reads on a host
 * of plain files; a server answers with its own.
 * @param publishableKey of the account at Stripe; empty where there is none. It is public, so no other kind of key may be given.
 */
export function checkoutPage(productName: string, publishableKey: string, noScript: string): Plugin {
  if (publishableKey && !/^pk_(?:test|live)_\w+$/.test(publishableKey))
    throw new Error(
      'VITE_STRIPE_PUBLISHABLE_KEY: must be a publishable key of Stripe, which begins with pk_test_ or pk_live_',
    );
  return {
    name: 'adaos-checkout',
    transformIndexHtml: {
      order: 'pre', // before its styles are read
      handler: (html) =>
        html
          .replace('%TOKENS%', tokens)
          .replace('%LANGUAGES%', () => noScript + LANGUAGES.map((each) => textsIn(each, productName)).join('')),
    },
    generateBundle() {
      const source = JSON.stringify({ publishableKey: publishableKey || null });
      this.emitFile({ type: 'asset', fileName: SETTINGS, source });
    },
  };
}
