import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { kindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { ruleMessages } from '../CostsScreen/CostsScreen.messages.ts';
import { unitCostMessages, unitCostStateMessages } from '../CostsScreen/products.messages.ts';
import { orderCostMessages as messages } from './orderCosts.messages.ts';
import { type OrderCostRow, orderCostState, type OrderCostsView } from './orderCosts.ts';

const TONES = { inForce: 'good', replaced: 'neutral', withdrawn: 'neutral' } as const;
const SEPARATOR = ' · ';

export interface OrderCostListProps {
  view: OrderCostsView;
  currency: string;
  onRetry: () => void;
  /** Left out for users who may only read. */
  onTakeBack?: (cost: OrderCostRow) => void;
}

/** All costs that were recorded for the order, the newest first. */
export function OrderCostList({ view, currency, onRetry, onTakeBack }: OrderCostListProps) {
  const intl = useIntl();
  const { dateTime, money } = useFormatters();
  if (view.status === 'error') {
    return <ErrorState title={intl.formatMessage(messages.errorTitle)} description={view.message} onRetry={onRetry} />;
  }
  if (view.status === 'loading' || view.costs.length === 0) {
    return (
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...(view.status === 'loading' ? messages.loading : messages.none)} />
      </Typography>
    );
  }
  const sourceOf = ({ createdAt, createdBy, source, fileName }: OrderCostRow) => {
    const when = dateTime(createdAt);
    const entered =
      createdBy === null
        ? intl.formatMessage(unitCostMessages.entered, { when })
        : intl.formatMessage(unitCostMessages.enteredBy, { when, name: createdBy });
    if (source === 'typed') return entered;
    return [entered, fileName ?? intl.formatMessage(messages.ofFile)].join(SEPARATOR);
  };
  return (
    <Box component="ul" aria-label={intl.formatMessage(messages.listLabel)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {view.costs.map((each) => {
        const state = orderCostState(each, view.costs);
        const name = [intl.formatMessage(kindMessages[each.kind]), each.sku].filter((part) => part !== null);
        return (
          <Box
            component="li"
            key={each.id}
            sx={(theme) => ({
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1,
              py: 1,
              '& + li': { borderTop: theme.mixins.hairline(theme.vars.palette.line.soft) },
            })}
          >
            <Box sx={{ minWidth: 0, flex: '1 1 50%' }}>
              <Typography
                variant="body2"
                component="div"
                sx={(theme) => ({
                  ...theme.mixins.tabular,
                  overflowWrap: 'anywhere',
                  color: state === 'inForce' ? 'text.primary' : 'text.secondary',
                })}
              >
                {[...name, money(each.cost, currency)].join(SEPARATOR)}
              </Typography>
              <Typography variant="caption" component="div" sx={{ color: 'text.tertiary', overflowWrap: 'anywhere' }}>
                {sourceOf(each)}
              </Typography>
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <StatusChip tone={TONES[state]} label={intl.formatMessage(unitCostStateMessages[state])} />
              {onTakeBack && each.withdrawnAt === null && (
                <Button
                  size="small"
                  variant="text"
                  aria-label={intl.formatMessage(unitCostMessages.takeBackOf, { amount: money(each.cost, currency) })}
                  onClick={() => onTakeBack(each)}
                >
                  <FormattedMessage {...ruleMessages.takeBack} />
                </Button>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
