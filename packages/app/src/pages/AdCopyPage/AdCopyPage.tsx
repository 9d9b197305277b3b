import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { AdCopyScreen, type CopyProductsQuery, type CopyProductsView } from '@adaos/ui/screens/AdCopyScreen';
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
import { type CopyEdits, toAdCopyView, toGeneration } from './toAdCopyView.ts';

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
  return (
    <AdCopyScreen
      {...sampleActions}
      view={toAdCopyView(view, edits)}
      generation={toGeneration(generate, { sample, language, edits, textOf: (error) => errorText(intl, error) })}
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
