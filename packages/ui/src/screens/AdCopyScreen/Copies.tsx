import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { PenIcon } from '../../components/Icon/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { LoadingRegion, TextSkeleton } from '../../components/Skeletons/index.ts';
import { useCopied } from '../../internal/useCopied.ts';
import { messages } from './AdCopyScreen.messages.ts';
import type { CopyEntry } from './AdCopyView.ts';
import type { CopyActions } from './copyActions.ts';
import { CopyItem } from './CopyItem.tsx';

export interface CopiesProps extends Pick<CopyActions, 'shopName' | 'onEdit'> {
  /** The ads to show; undefined before the first. */
  shown: Omit<CopyEntry, 'createdAt'> | undefined;
  /** What the shop's data says of the product; left out where nothing is known. */
  facts?: readonly { text: string }[] | undefined;
  busy: boolean;
  sample: boolean;
}

/** The ads of one request, ready to copy. */
export function Copies({ shown, facts, busy, sample, shopName, onEdit }: CopiesProps) {
  const intl = useIntl();
  const { copied, copy, failed } = useCopied();
  const named = !busy && shown !== undefined;
  return (
    <Card
      title={<FormattedMessage {...messages.copiesTitle} />}
      {...(named && {
        subtitle: (
          <FormattedMessage
            {...messages.copiesFor}
            values={{ product: shown.productName, audience: shown.targetAudience }}
          />
        ),
      })}
      {...(named && sample && { actions: <SampleDataMark /> })}
    >
      {busy && (
        <LoadingRegion label={intl.formatMessage(messages.generating)}>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <TextSkeleton lines={4} />
            <TextSkeleton lines={4} />
            <TextSkeleton lines={4} />
          </Box>
        </LoadingRegion>
      )}
      {!busy && shown === undefined && (
        <EmptyState
          level={3}
          icon={PenIcon}
          title={intl.formatMessage(messages.noCopiesTitle)}
          description={intl.formatMessage(messages.noCopiesText)}
        />
      )}
      {named && (
        <>
          {shown.writer === 'fallback' && (
            <Typography role="status" sx={{ mb: 2, color: 'warning.main' }}>
              <FormattedMessage {...messages.byTemplate} />
            </Typography>
          )}
          {facts !== undefined && facts.length > 0 && (
            <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary', textWrap: 'pretty' }}>
              <FormattedMessage {...messages.factsUsed} values={{ facts: facts.map(({ text }) => text).join(' ') }} />
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {shown.copies.map((ad) => (
              <CopyItem
                key={ad.id}
                ad={ad}
                shopName={shopName}
                resultOf={copied}
                onCopy={(id, text) => void copy(id, text)}
                onEdit={onEdit}
              />
            ))}
          </Box>
        </>
      )}
      <Typography role="status" sx={{ typography: 'body2', color: 'error.main' }}>
        {failed && <FormattedMessage {...messages.copyFailed} />}
      </Typography>
    </Card>
  );
}
