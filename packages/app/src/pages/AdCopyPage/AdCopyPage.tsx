import { useIntl } from 'react-intl';
import { AdCopyScreen, type Generation } from '@adaos/ui/screens/AdCopyScreen';
import { errorText } from '../../errors/index.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { readCopiesAhead, useCopiesQuery, useGenerateCopy } from '../../queries/adCopy.ts';
import { useScreenView } from '../../sample/index.ts';
import { toAdCopyView } from './toAdCopyView.ts';

export function AdCopyPage() {
  const intl = useIntl();
  const language = useLanguage();
  const { view, ...sampleActions } = useScreenView(
    useCopiesQuery(),
    'ad-copy',
    ({ sampleCopyHistory }) => sampleCopyHistory,
  );
  const generate = useGenerateCopy(view.status === 'ready' && view.source === 'sample');
  const generation = (): Generation => {
    if (generate.isPending) return { status: 'busy' };
    if (generate.error) return { status: 'failed', message: errorText(intl, generate.error) };
    if (!generate.data) return { status: 'idle' };
    return { status: 'done', request: generate.variables, copies: generate.data.copies };
  };
  return (
    <AdCopyScreen
      {...sampleActions}
      view={toAdCopyView(view)}
      generation={generation()}
      onGenerate={(request) => generate.mutate({ ...request, language })}
    />
  );
}
AdCopyPage.readAhead = readCopiesAhead;
