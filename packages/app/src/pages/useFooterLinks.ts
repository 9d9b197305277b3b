import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/useLanguage.ts';
import { paths } from '../routes/paths.ts';
import { publicPath } from '../routes/publicPages.ts';
import { links } from './links.messages.ts';

/** The links at the foot of the public pages, in the language of the page. */
export function useFooterLinks() {
  const intl = useIntl();
  const language = useLanguage();
  const names = ['terms', 'privacy', 'gdpr', 'contact'] as const;
  return names.map((name) => ({ href: publicPath(paths[name], language), label: intl.formatMessage(links[name]) }));
}
