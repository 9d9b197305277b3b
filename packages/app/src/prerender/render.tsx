import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { createIntl, createIntlCache } from 'react-intl';
import { StaticRouter } from 'react-router-dom';
import { LANGUAGES } from '@adaos/api';
import { localeOf } from '@adaos/ui/i18n';
import { App } from '../App.tsx';
import { productName } from '../env.ts';
import { loadMessages, messagesOf } from '../i18n/catalogs.ts';
import { languageAt } from '../i18n/language.ts';
import { paths } from '../routes/paths.ts';
import { PUBLIC_PAGES, publicPageAt, publicPath } from '../routes/publicPages.ts';
import { pageTitle } from '../routes/routes.messages.ts';
import { prepare } from '../routes/prefetch.ts';
import { routeAt } from '../routes/table.ts';
import { Root } from '../Root.tsx';
import { descriptions } from './descriptions.messages.ts';
import type { PrerenderedPage } from './types.ts';

// What the server answers a form that the browser sent by itself with, see the contract of the contact form.
const OUTCOMES = ['?sent=1', '?error=invalid_request', '?error=too_many_attempts'];

/** Every address that has a page of its own in the build. */
export const addresses: readonly string[] = [
  ...PUBLIC_PAGES.flatMap((page) => LANGUAGES.map((language) => publicPath(page, language))),
  ...LANGUAGES.flatMap((language) => OUTCOMES.map((outcome) => publicPath(paths.contact, language) + outcome)),
  paths.auth,
  paths.signup({}),
];

// Paper says in a style attribute, which the page's policy refuses, that it has no shadow. It has none without it too.
const NO_SHADOW = / style="--Paper-shadow:[^"]*"/g;

async function markup(address: string): Promise<{ html: string; css: string }> {
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <Root>
        <StaticRouter location={address}>
          <App />
        </StaticRouter>
      </Root>
    </CacheProvider>,
    {
      // Every part stands where it belongs: those moved there later would need a script.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  const { html, css } = emotion.extractCritical(await new Response(prelude).text());
  return { html: html.replaceAll(NO_SHADOW, ''), css };
}

/** Renders the page at an address of `addresses`. */
export async function render(address: string): Promise<PrerenderedPage> {
  const [pathname = '/', query] = address.split('?', 2);
  const language = languageAt(pathname, undefined);
  await Promise.all([loadMessages(language), prepare(pathname, language)]);
  const route = routeAt(pathname);
  if (!route) throw new Error(`${address} is no page.`);
  const locale = localeOf(language);
  const intl = createIntl({ locale, messages: messagesOf(language) }, createIntlCache());
  const title = intl.formatMessage(route.title, { product: productName });
  const page = publicPageAt(pathname)?.page;
  return {
    address,
    language,
    locale: locale.replace('-', '_'),
    title: page === paths.landing ? title : intl.formatMessage(pageTitle, { title, product: productName }),
    description: intl.formatMessage(descriptions[page ?? paths.auth], { product: productName }),
    productName,
    alternates:
      page === undefined || query !== undefined
        ? []
        : LANGUAGES.map((each) => ({ language: each, path: publicPath(page, each) })),
    ...(await markup(address)),
  };
}
