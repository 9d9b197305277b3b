import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TakeBack } from '@adaos/api';
import type { TakeBackPreview } from '@adaos/ui/screens/CostsScreen';
import { errorText } from '../../errors/index.ts';
import { useTakeBackPreviewQuery } from '../../queries/takeBacks.ts';
import { toPreviewView } from './toCostsView.ts';

/** What the confirmation of a take-back says of the profit. */
export function useTakeBack(): TakeBackPreview {
  const intl = useIntl();
  const [asked, setAsked] = useState<TakeBack | null>(null);
  const preview = useTakeBackPreviewQuery(asked);
  return {
    preview: toPreviewView({ rule: asked, asked, preview, textOf: (error) => errorText(intl, error) }),
    onPreview: setAsked,
    onPreviewAgain: () => void preview.refetch(),
  };
}
