import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import {
  AdCopyScreen,
  type CopyProductsQuery,
  type CopyProductsView,
  type Generation,
} from '@adaos/ui/screens/AdCopyScreen';
import { errorText } from '../../errors/index.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import {
  readCopiesAhead,
  useCopiesQuery,
  useCopyProductsQuery,
  useEditCopy,
  useGenerateCopy,
} from '../../queries/adCopy.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { useScreenView } from '../../sample/index.ts';
import { type CopyEdits, toAdCopyView, withEdits } from './toAdCopyView.ts';

export function AdCopyPage() {
  const intl = useIntl();
  const language = useLanguage();
  const [address] = useSearchParams();
  const shopName = useSessionQuery().data?.shop.name ?? '';
  const { view, ...sampleActions } = useScreenView(
    useCopiesQuery(),
    'ad-copy',
    ({ sampleCopyHistory }) => sampleCopyHistory,
  );
  const sample = view.status === 'ready' && view.source === 'sample';
  const generate = useGenerateCopy(sample);
  const edit = useEditCopy();
  const [edits, setEdits] = useState<CopyEdits>({});
  const [choosing, setChoosing] = useState(false);
  const [query, setQuery] = useState<CopyProductsQuery>({ search: '', sort: 'contribution' });
  const products = useCopyProductsQuery(useDeferredValue(choosing ? query : undefined), sample);
  const productsView = (): CopyProductsView => {
    if (products.data) return { status: 'ready', ...products.data };
    return products.error ? { status: 'error', message: errorText(intl, products.error) } : { status: 'loading' };
  };
  const generation = (): Generation => {
    if (generate.isPending) return { status: 'busy' };
    if (generate.error) return { status: 'failed', message: errorText(intl, generate.error) };
    // Ads of the sample are not shown as the shop's own, nor the other way round.
    if (!generate.data || (generate.data.source === 'sample') !== sample) return { status: 'idle' };
    const { tone = 'friendly', platform = 'meta', language: written = language, ...request } = generate.variables;
    return {
      status: 'done',
      request: { ...request, tone, platform, language: written },
      copies: withEdits(generate.data.copies, edits),
      writer: generate.data.writer,
      facts: generate.data.facts,
    };
  };
  return (
    <AdCopyScreen
      {...sampleActions}
      view={toAdCopyView(view, edits)}
      generation={generation()}
      language={language}
      shopName={shopName}
      products={{ view: productsView(), query, onQueryChange: setQuery }}
      onChoose={() => setChoosing(true)}
      product={address.get('product') ?? undefined}
      onGenerate={(request) => generate.mutate(request)}
      onEdit={async (id, parts) => {
        const body = { parts: parts.map(({ part, text }) => ({ part, text })) };
        if (!sample) {
          await edit.mutateAsync({ id, ...body }).catch((error: unknown) => {
            throw new Error(errorText(intl, error));
          });
        }
        setEdits((before) => ({ ...before, [id]: body.parts }));
      }}
    />
  );
}
AdCopyPage.readAhead = readCopiesAhead;
