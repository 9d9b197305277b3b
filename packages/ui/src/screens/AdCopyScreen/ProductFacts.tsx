import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { messages } from './AdCopyScreen.messages.ts';
import type { CopyProduct } from './AdCopyView.ts';

const OFTEN_PERCENT = 20;

/** Why a product is better not advertised, the weightiest first; undefined where nothing speaks against it. */
export function warningOf({ contribution, stock, returnRate }: CopyProduct) {
  if (contribution < 0) return messages.losesMoney;
  if (stock !== null && stock <= 0) return messages.soldOut;
  return returnRate !== null && returnRate >= OFTEN_PERCENT ? messages.returnedOften : undefined;
}

/** What a product earns, its stock and its returns, with what speaks against advertising it. */
export function ProductFacts({ product, currency }: { product: CopyProduct; currency: string | null }) {
  const { formatMessage } = useIntl();
  const { money, amount, number, percent } = useFormatters();
  const { contribution, margin, complete, stock, returnRate } = product;
  const earned = currency === null ? amount(contribution) : money(contribution, currency);
  const facts = [
    formatMessage(complete ? messages.earned : messages.earnedAtMost, { amount: earned }),
    ...(margin === null ? [] : [formatMessage(messages.margin, { percent: percent(margin) })]),
    stock === null
      ? formatMessage(messages.stockUnknown)
      : formatMessage(messages.inStock, { units: stock, count: number(stock) }),
    ...(returnRate === null ? [] : [formatMessage(messages.returned, { percent: percent(returnRate) })]),
  ];
  const warning = warningOf(product);
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Typography
        component="span"
        variant="body2"
        sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary' })}
      >
        {facts.join(' · ')}
      </Typography>
      {warning && <StatusChip tone="careful" label={formatMessage(warning)} />}
    </Box>
  );
}
