import { createIntl, createIntlCache } from 'react-intl';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { LANGUAGES, localeOf } from '@adaos/domain';
import { productName } from '../env.ts';
import { loadMessages, messagesOf } from '../i18n/catalogs.ts';
import { paths } from '../routes/paths.ts';
import { PUBLIC_PAGES, publicPageAt, publicPath } from '../routes/publicPages.ts';
import { pageTitle } from '../routes/routes.messages.ts';
import { loadCode } from '../routes/code.ts';
import { createRoutes } from '../routes/router.tsx';
import { languageAt } from '../routes/table.ts';
import { Root } from '../Root.tsx';
import { criticalMarkup } from './criticalMarkup.tsx';
import { descriptions } from './descriptions.messages.ts';
import type { PrerenderedPage } from './types.ts';

export { renderSkeletons } from './skeletons.tsx';

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
  const [first] = await Promise.all([loadCode(pathname, language), loadMessages(language)]);
  if (!first) throw new Error(`${address} is no page.`);
  const { route } = first;
  const handler = createStaticHandler(createRoutes(first));
  const context = await handler.query(new Request(`https://app.invalid${address}`));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere.`);
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
        <StaticRouterProvider
          context={context}
          router={createStaticRouter(handler.dataRoutes, context)}
          hydrate={false}
        />
      </Root>,
    )),
  };
}
