import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ALLOCATION_KEYS, type AllocationKey } from '@adaos/domain';
import { Link } from '../../components/Link/index.ts';
import { Choice } from '../../product/frame/Choice.tsx';
import type { ProductProfitsData } from './ProductProfitsView.ts';
import { keyMessages, messages } from './ProductsScreen.messages.ts';

export interface AllocationProps {
  allocation: ProductProfitsData['allocation'];
  /** Left out for those who may not change it. */
  onAllocate?: ((key: AllocationKey) => void) | undefined;
  /** A change is being stored. */
  allocating: boolean;
  costsHref: string;
}

/** By what the costs of whole orders are shared, its choice, and for how many orders that says nothing. */
export function Allocation({ allocation: { key, byValue }, onAllocate, allocating, costsHref }: AllocationProps) {
  const intl = useIntl();
  return (
    <Box sx={{ mb: 2, maxWidth: '80ch' }}>
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage {...messages.rule} values={{ key }} />
      </Typography>
      {byValue > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          <FormattedMessage {...messages.byValue} values={{ orders: byValue }} />{' '}
          <Link href={costsHref}>
            <FormattedMessage {...messages.toWeights} />
          </Link>
        </Typography>
      )}
      {onAllocate && (
        <Box sx={{ mt: 2, maxWidth: '28ch' }}>
          <Choice
            label={intl.formatMessage(messages.allocation)}
            value={key}
            choices={ALLOCATION_KEYS.map((value) => ({ value, label: intl.formatMessage(keyMessages[value]) }))}
            onChange={onAllocate}
            disabled={allocating}
          />
        </Box>
      )}
    </Box>
  );
}
