import { useIntl } from 'react-intl';
import { GuideDialog } from '@adaos/ui';
import { isApiError } from '@adaos/api/client';
import { errorText } from '../../errors/index.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useGuideQuery } from '../../queries/guides.ts';
import { messages } from './InstructionsPage.messages.ts';

interface OpenGuideProps {
  slug: string | undefined;
  /** What is known of it before its text is here. */
  title: string;
  onClose: () => void;
}

/** The guide that the address names, over the instructions. */
export function OpenGuide({ slug, title, onClose }: OpenGuideProps) {
  const intl = useIntl();
  const guide = useGuideQuery(slug, useLanguage());
  const content = () => {
    if (guide.data) return { status: 'ready' as const, text: guide.data.text };
    // A host may have links to guides that it has not written.
    const missing = isApiError(guide.error) && guide.error.status === 404;
    if (missing) return { status: 'error' as const, message: intl.formatMessage(messages.notYet) };
    if (guide.error) return { status: 'error' as const, message: errorText(intl, guide.error) };
    return { status: 'loading' as const };
  };
  return (
    <GuideDialog
      open={slug !== undefined}
      title={guide.data?.title ?? title}
      content={content()}
      onRetry={() => void guide.refetch()}
      onClose={onClose}
    />
  );
}
