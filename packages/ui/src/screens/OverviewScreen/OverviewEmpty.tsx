import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { UploadIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { messages, stateMessages } from './OverviewScreen.messages.ts';

export interface OverviewEmptyProps {
  sampleOffered: boolean;
  importHref: string;
  canManage: boolean;
  onUseSample: () => void;
}

/** Before the first import: what will be here, and how to get it. */
export function OverviewEmpty({ sampleOffered, importHref, canManage, onUseSample }: OverviewEmptyProps) {
  const intl = useIntl();
  const reasonId = useId();
  const importLabel = <FormattedMessage {...stateMessages.importOrders} />;
  return (
    <Card>
      <EmptyState
        icon={UploadIcon}
        title={intl.formatMessage(stateMessages.emptyTitle)}
        description={intl.formatMessage(stateMessages.emptyText)}
        action={
          canManage ? (
            <ButtonLink href={importHref} variant="contained">
              {importLabel}
            </ButtonLink>
          ) : (
            <Button variant="contained" disabled aria-describedby={reasonId}>
              {importLabel}
            </Button>
          )
        }
        {...(sampleOffered && {
          secondary: (
            <Button onClick={onUseSample}>
              <FormattedMessage {...stateMessages.lookAtSample} />
            </Button>
          ),
        })}
      />
      {!canManage && (
        <Box sx={{ textAlign: 'center', px: 2, pb: 5, mt: { xs: -3, md: -6 } }}>
          <Typography id={reasonId} variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.onlyManagers} />
          </Typography>
        </Box>
      )}
    </Card>
  );
}
