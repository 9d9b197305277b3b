import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { messages } from './StockScreen.messages.ts';
import type { StockData } from './StockView.ts';
import { useDays } from './useDays.ts';

/** The products at or below their reorder point that are most urgent, with their supplier and lead time. */
export function OrderNow({ data, sample, ordersHref }: { data: StockData; sample: boolean; ordersHref: string }) {
  const intl = useIntl();
  const { number } = useFormatters();
  const days = useDays();
  const { critical } = data;
  return (
    <Card
      title={<FormattedMessage {...messages.orderNow} />}
      actions={
        sample ? (
          <SampleDataMark />
        ) : (
          <Link href={ordersHref}>
            <FormattedMessage {...messages.toProposal} />
          </Link>
        )
      }
    >
      {critical.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...messages.orderNowNone} />
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {critical.map(({ id, product, name, stock, reorderPoint, deliveryTime }) => (
          <Box
            component="li"
            key={id}
            sx={{ py: 1.5, borderTop: 1, borderColor: 'line.soft', '&:first-of-type': { borderTop: 0, pt: 0 } }}
          >
            <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1.5 }}>
              <Typography sx={{ fontWeight: 'strong', textWrap: 'pretty' }}>{product}</Typography>
              <Typography component="span" variant="body2" sx={{ flex: 'none', color: 'text.secondary', pt: 0.25 }}>
                {days(deliveryTime)}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
              {name}
            </Typography>
            <StatusChip
              tone="bad"
              label={intl.formatMessage(messages.orderNowText, {
                left: stock,
                point: reorderPoint == null ? '–' : number(reorderPoint),
              })}
            />
          </Box>
        ))}
      </Box>
    </Card>
  );
}
