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
import { criticalMarkup } from './criticalMarkup.tsx';
import { descriptions } from './descriptions.messages.ts';
import type { PrerenderedPage } from './types.ts';

export { renderOutlines } from './outlines.tsx';

// What the server answers a form that the browser sent by itself with, see the contract of the contact form.
const OUTCOMES = ['?sent=1', '?error=invalid_request', '?error=too_many_attempts', '?error=unavailable'];

/** Every address that has a page of its own in the build. */
export const addresses: readonly string[] = [
  ...PUBLIC_PAGES.flatMap((page) => LANGUAGES.map((language) => publicPath(page, language))),
  ...LANGUAGES.flatMap((language) => OUTCOMES.map((outcome) => publicPath(paths.contact, language) + outcome)),
  paths.auth,
  paths.signup({}),
];

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
    ...(await criticalMarkup(
      <Root>
        <StaticRouter location={address}>
          <App />
        </StaticRouter>
      </Root>,
    )),
  };
}
