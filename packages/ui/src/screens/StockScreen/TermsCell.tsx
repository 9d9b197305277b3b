import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { termsMessages as messages } from './terms.messages.ts';
import type { SupplierRow } from './StockView.ts';

/** The order terms of a product; a button where they can be changed. */
export function TermsCell({ row, onAsk }: { row: SupplierRow; onAsk: ((row: SupplierRow) => void) | undefined }) {
  const intl = useIntl();
  const { packUnits = null, leastUnits = null } = row.terms ?? {};
  const said = (
    <Box component="span" sx={{ display: 'grid' }}>
      {packUnits !== null && (
        <span>
          <FormattedMessage {...messages.packs} values={{ units: packUnits }} />
        </span>
      )}
      {leastUnits !== null && (
        <span>
          <FormattedMessage {...messages.from} values={{ units: leastUnits }} />
        </span>
      )}
      {packUnits === null && leastUnits === null && <FormattedMessage {...messages.none} />}
    </Box>
  );
  if (!onAsk) return said;
  return (
    <Button
      size="small"
      aria-label={intl.formatMessage(messages.change, { product: row.product })}
      onClick={() => onAsk(row)}
      sx={{ textAlign: 'start', ml: -1 }}
    >
      {said}
    </Button>
  );
}
