import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Language } from '@adaos/api';
import { InstructionsScreen } from '@adaos/ui/screens/InstructionsScreen';
import { apiBaseUrl, productName } from '../../env.ts';
import { errorText } from '../../errors/index.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { readGuidesAhead, useGuidesQuery } from '../../queries/guides.ts';
import { supportChat } from '../../queries/support.ts';
import { paths } from '../../routes/paths.ts';
import { notify } from '../../state/index.ts';
import { messages } from './InstructionsPage.messages.ts';
import { OpenGuide } from './OpenGuide.tsx';
import { slugOf } from './slugOf.ts';

export function InstructionsPage() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const guides = useGuidesQuery(useLanguage());
  const slug = query.get('guide') ?? undefined;
  const show = (next: string | null) =>
    setQuery((before) => {
      if (next === null) before.delete('guide');
      else before.set('guide', next);
      return before;
    });
  const view = () => {
    if (guides.data) return { status: 'ready' as const, guides: guides.data.guides };
    if (guides.error) return { status: 'error' as const, message: errorText(intl, guides.error) };
    return { status: 'loading' as const };
  };
  return (
    <InstructionsScreen
      view={view()}
      product={productName}
      apiHref={apiBaseUrl + paths.apiReference}
      demoHref={paths.contact}
      onOpenGuide={({ link }) => {
        const written = guides.data?.guides.find((guide) => guide.link === link)?.available !== false;
        if (written) show(slugOf(link));
        else notify({ severity: 'info', message: messages.notYet });
      }}
      onOpenLink={show}
      onContactSupport={() => supportChat.open()}
      onRetry={() => void guides.refetch()}
    >
      <OpenGuide
        slug={slug}
        title={guides.data?.guides.find(({ link }) => slugOf(link) === slug)?.title ?? ''}
        onClose={() => show(null)}
      />
    </InstructionsScreen>
  );
}

InstructionsPage.readAhead = (_query: URLSearchParams, language: Language) => readGuidesAhead(language);
