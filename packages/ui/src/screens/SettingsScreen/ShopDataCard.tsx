import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { shopMessages as messages } from './shop.messages.ts';

export type ShopDataState = { status: 'idle' } | { status: 'busy' } | { status: 'error'; message: string };

export interface ShopDataCardProps {
  /** Whether a download is being prepared, or why there is none. */
  state: ShopDataState;
  onDownload: () => void;
}

/** All that the shop has, to be taken away. */
export function ShopDataCard({ state, onDownload }: ShopDataCardProps) {
  return (
    <Card title={<FormattedMessage {...messages.data} />}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          <FormattedMessage {...messages.dataText} />
        </Typography>
        {state.status === 'error' && (
          <Alert severity="error">
            <AlertTitle>
              <FormattedMessage {...messages.downloadFailed} />
            </AlertTitle>
            {state.message}
          </Alert>
        )}
        <BusyButton variant="outlined" busy={state.status === 'busy'} onClick={onDownload}>
          <FormattedMessage {...messages.download} />
        </BusyButton>
      </Box>
    </Card>
  );
}
