import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import { SummarySkeleton } from '../../product/frame/SummarySkeleton.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { messages } from './AdCopyScreen.messages.ts';
import { AdCopySummary } from './AdCopySummary.tsx';
import type { AdCopyView, CopyEntry } from './AdCopyView.ts';
import { Copies, type CopiesProps } from './Copies.tsx';
import { CopyForm, type CopyFormProps } from './CopyForm.tsx';
import { EarlierCopies } from './EarlierCopies.tsx';
import { Tips } from './Tips.tsx';
import { stack } from '../stack.ts';

export interface AdCopyScreenProps extends SampleActions, CopyFormProps, Pick<CopiesProps, 'shopName' | 'onEdit'> {
  view: AdCopyView;
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
};
/** When stacked, the new ads come directly after the form. */
const beside = { gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } };

/** Ads for a product and an audience: generated on demand, ready to copy. */
export function AdCopyScreen({
  view,
  generation,
  onGenerate,
  language,
  products,
  onChoose,
  product,
  shopName,
  onEdit,
  ...actions
}: AdCopyScreenProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<CopyEntry>();
  // Only of the entries shown: a sample entry does not stay selected among the shop's own.
  const opened =
    view.status === 'ready' ? view.data.entries.find(({ createdAt }) => createdAt === chosen?.createdAt) : undefined;
  const untouched = view.status === 'ready' && view.source !== 'sample' && view.data.entries.length === 0;
  const fresh = generation.status === 'done' ? generation : undefined;
  const shown = opened ?? (fresh && { ...fresh.request, copies: fresh.copies, writer: fresh.writer });
  return (
    <ScreenFrame
      {...actions}
      view={view}
      title={intl.formatMessage(messages.title)}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      sampleText={intl.formatMessage(messages.sampleText)}
      {...(untouched && {
        actions: (
          <Button onClick={actions.onUseSample}>
            <FormattedMessage {...messages.lookAtSample} />
          </Button>
        ),
      })}
      skeleton={
        <SummarySkeleton label={intl.formatMessage(messages.loading)}>
          <Box sx={columns}>
            <CardSkeleton holds="rows" height={260} />
            <CardSkeleton holds="rows" height={420} />
          </Box>
        </SummarySkeleton>
      }
    >
      {({ data, source }) => (
        <Regions sx={stack}>
          {/* Four times 0 says nothing. */}
          {!untouched && <AdCopySummary summary={data.summary} sample={source === 'sample'} />}
          <Regions sx={columns}>
            <CopyForm
              generation={generation}
              language={language}
              products={products}
              onChoose={onChoose}
              product={product}
              onGenerate={(request) => {
                setChosen(undefined);
                onGenerate(request);
              }}
            />
            <Regions sx={{ ...stack, ...beside }}>
              <Copies
                shown={shown}
                facts={opened === undefined ? fresh?.facts : undefined}
                busy={generation.status === 'busy'}
                sample={source === 'sample'}
                shopName={shopName}
                onEdit={onEdit}
              />
              {data.entries.length > 0 && <EarlierCopies entries={data.entries} onOpen={setChosen} />}
            </Regions>
            <Tips />
          </Regions>
        </Regions>
      )}
    </ScreenFrame>
  );
}
