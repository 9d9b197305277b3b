import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ContactScreen } from '@adaos/ui/screens/ContactScreen';
import { brand } from '../../brand.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { contactAction, useSendContactForm } from '../../queries/contact.ts';
import { paths } from '../../routes/paths.ts';
import { publicPath } from '../../routes/publicPages.ts';
import { useHydrated } from '../../useHydrated.ts';
import { PublicPage } from '../PublicPage.tsx';
import { answerView, toContactView } from './toContactView.ts';

/** Writes to the people behind the product. */
export function ContactPage() {
  const intl = useIntl();
  const language = useLanguage();
  const [query] = useSearchParams();
  const send = useSendContactForm();
  const hydrated = useHydrated();
  const answered = send.status === 'idle' ? answerView(intl, query) : undefined;
  return (
    <PublicPage>
      <ContactScreen
        view={answered ?? toContactView(intl, send)}
        email={brand.contactEmail}
        onSend={(values) => send.mutate({ ...values, language })}
        onAgain={send.reset}
        againHref={publicPath(paths.contact, language)}
        post={hydrated ? undefined : { action: `${contactAction}?language=${language}`, language }}
      />
    </PublicPage>
  );
}
