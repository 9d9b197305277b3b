import { useLanguage } from '../i18n/useLanguage.ts';
import { paths } from '../routes/paths.ts';
import { publicPath } from '../routes/publicPages.ts';

/** Where the product's name leads: the landing page in the language of the page. */
export const useHomeHref = (): string => publicPath(paths.landing, useLanguage());
