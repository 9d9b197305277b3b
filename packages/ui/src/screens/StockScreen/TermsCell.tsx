import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { termsMessages as messages } from './terms.messages.ts';
import type { SupplierRow } from './StockView.ts';

const SPACE = ' ';

/** The order terms of a product; a button where they can be changed. */
export function TermsCell({ row, onAsk }: { row: SupplierRow; onAsk: ((row: SupplierRow) => void) | undefined }) {
  const intl = useIntl();
  const { packUnits = null, leastUnits = null } = row.terms ?? {};
  const set = [
    ...(packUnits === null ? [] : [intl.formatMessage(messages.packs, { units: packUnits })]),
    ...(leastUnits === null ? [] : [intl.formatMessage(messages.from, { units: leastUnits })]),
  ];
  const lines = set.length === 0 ? [intl.formatMessage(messages.none)] : set;
  const said = (
    <Box component="span" sx={{ display: 'grid' }}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Box>
  );
  if (!onAsk) return said;
  // What is seen of a button is in its name, for people who say what to press.
  const name = [...lines, intl.formatMessage(messages.change, { product: row.product })].join(SPACE);
  return (
    <Button size="small" aria-label={name} onClick={() => onAsk(row)} sx={{ textAlign: 'start', ml: -1 }}>
      {said}
    </Button>
  );
}
