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
import type { CopyRequest, GeneratedCopy } from './AdCopyView.ts';
import { CopyItem } from './CopyItem.tsx';

export interface CopiesProps {
  /** The ads to show; undefined before the first. */
  shown: (CopyRequest & { copies: readonly GeneratedCopy[] }) | undefined;
  busy: boolean;
  sample: boolean;
}

/** The ads of one request, ready to copy. */
export function Copies({ shown, busy, sample }: CopiesProps) {
  const intl = useIntl();
  const { copied, copy } = useCopied();
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
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.copies.map((ad) => (
            <CopyItem key={ad.id} ad={ad} result={copied(ad.id)} onCopy={(text) => void copy(ad.id, text)} />
          ))}
        </Box>
      )}
      <Typography role="status" sx={{ typography: 'body2', color: 'error.main' }}>
        {shown?.copies.some(({ id }) => copied(id) === 'failed') && <FormattedMessage {...messages.copyFailed} />}
      </Typography>
    </Card>
  );
}
