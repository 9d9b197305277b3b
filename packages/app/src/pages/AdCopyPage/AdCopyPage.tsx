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
  const sample = view.status === 'ready' && view.source === 'sample';
  const generate = useGenerateCopy(sample);
  const generation = (): Generation => {
    if (generate.isPending) return { status: 'busy' };
    if (generate.error) return { status: 'failed', message: errorText(intl, generate.error) };
    // Ads of the sample are not shown as the shop's own, nor the other way round.
    if (!generate.data || (generate.data.source === 'sample') !== sample) return { status: 'idle' };
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
