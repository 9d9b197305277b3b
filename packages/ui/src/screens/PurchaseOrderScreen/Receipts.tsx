import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { messages } from './PurchaseOrder.messages.ts';
import type { OrderReceipt } from './PurchaseOrderView.ts';

/** The goods that came in, newest first; what was entered by mistake can be undone. */
export function Receipts({ receipts, onUndo }: { receipts: readonly OrderReceipt[]; onUndo: (id: string) => void }) {
  const intl = useIntl();
  const { day } = useFormatters();
  return (
    <Card title={<FormattedMessage {...messages.receipts} />}>
      {receipts.length === 0 && (
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          <FormattedMessage {...messages.noReceipts} />
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {receipts.map(({ id, receivedOn, createdBy, lines, undoneAt }) => (
          <Box
            component="li"
            key={id}
            sx={{ py: 1.5, borderTop: 1, borderColor: 'line.soft', '&:first-of-type': { borderTop: 0, pt: 0 } }}
          >
            <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1.5 }}>
              <Box>
                <Typography sx={{ fontWeight: 'strong' }}>
                  <FormattedMessage {...messages.receivedOn} values={{ day: day(receivedOn) }} />
                </Typography>
                {createdBy !== null && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    <FormattedMessage {...messages.receivedBy} values={{ name: createdBy }} />
                  </Typography>
                )}
              </Box>
              {undoneAt === null ? (
                <Button size="small" onClick={() => onUndo(id)}>
                  <FormattedMessage {...messages.undo} />
                </Button>
              ) : (
                <StatusChip tone="neutral" label={intl.formatMessage(messages.undone)} />
              )}
            </Box>
            {lines.map(({ sku, product, units }) => (
              <Typography
                key={sku}
                variant="body2"
                sx={undoneAt === null ? {} : { color: 'text.secondary', textDecoration: 'line-through' }}
              >
                <FormattedMessage {...messages.receivedLine} values={{ units, product }} />
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
