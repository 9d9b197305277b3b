import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ALLOCATION_KEYS, type AllocationKey, PRODUCT_GROUPINGS, type ProductGrouping } from '@adaos/domain';
import { Link } from '../../components/Link/index.ts';
import { allocationMessages } from '../../product/figures/allocation.messages.ts';
import { Choice } from '../../product/frame/Choice.tsx';
import type { ProductProfitsData } from './ProductProfitsView.ts';
import { byMessages, groupingMessages, messages } from './ProductsScreen.messages.ts';

export interface LeadProps {
  data: Pick<ProductProfitsData, 'allocation' | 'by' | 'currency' | 'hasVariants' | 'product'>;
  /** Left out for those who may not change it. */
  onAllocate?: ((key: AllocationKey) => void) | undefined;
  /** A change is being stored. */
  allocating: boolean;
  /** Chooses what the rows are of, all of them. */
  onGroup: (by: ProductGrouping) => void;
  costsHref: string;
}

const SPACE = ' ';

/** By what the costs of whole orders are shared and for how many orders that says nothing; the choice of it, and of what the rows are of. */
export function Lead({ data, onAllocate, allocating, onGroup, costsHref }: LeadProps) {
  const intl = useIntl();
  const { allocation, by, currency, hasVariants, product } = data;
  const { key, byValue } = allocation;
  return (
    <Box sx={{ mb: 2, maxWidth: '80ch' }}>
      {product && (
        <Button size="small" onClick={() => onGroup('product')} sx={{ mb: 1 }}>
          <FormattedMessage {...messages.allProducts} />
        </Button>
      )}
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage {...messages.rule} values={{ by: intl.formatMessage(byMessages[key]) }} />
        {currency !== null && (
          <>
            {SPACE}
            <FormattedMessage {...messages.amountsIn} values={{ currency }} />
          </>
        )}
      </Typography>
      {byValue > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          <FormattedMessage {...messages.byValue} values={{ orders: byValue }} />
          <Link href={costsHref} sx={{ ml: 0.5 }}>
            <FormattedMessage {...messages.toWeights} />
          </Link>
        </Typography>
      )}
      {(onAllocate || hasVariants) && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
            maxWidth: '60ch',
            mt: 2,
          }}
        >
          {onAllocate && (
            <Choice
              label={intl.formatMessage(messages.allocation)}
              value={key}
              choices={ALLOCATION_KEYS.map((value) => ({
                value,
                label: intl.formatMessage(allocationMessages[value]),
              }))}
              onChange={onAllocate}
              disabled={allocating}
            />
          )}
          {hasVariants && !product && (
            <Choice
              label={intl.formatMessage(messages.grouping)}
              value={by}
              choices={PRODUCT_GROUPINGS.map((value) => ({
                value,
                label: intl.formatMessage(groupingMessages[value]),
              }))}
              onChange={onGroup}
            />
          )}
        </Box>
      )}
    </Box>
  );
}
