import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages, reasonMessages } from './ConnectCard.messages.ts';
import type { SetAsideOrder } from './types.ts';

/** How many are listed at first. */
const FEW = 3;

const reasonOf = (code: string) =>
  Object.entries(reasonMessages).find(([known]) => known === code)?.[1] ?? reasonMessages.order_unreadable;

interface SetAsideOrdersProps {
  platform: string;
  /** Of all of them: `orders` may be only the latest. */
  count: number;
  orders: readonly SetAsideOrder[];
}

/** The orders that could not be read, each with its reason, and what can be done about them. */
export function SetAsideOrders({ platform, count, orders }: SetAsideOrdersProps) {
  const [all, setAll] = useState(false);
  const titleId = useId();
  const listId = useId();
  const unnamed = count - orders.length;
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'line.soft' }}>
      <Typography id={titleId} sx={{ color: 'warning.main', fontWeight: 'strong' }}>
        <FormattedMessage {...messages.setAside} values={{ count }} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.setAsideText} values={{ platform }} />
      </Typography>
      <Box component="ul" id={listId} sx={{ display: 'grid', gap: 0.75, listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {(all ? orders : orders.slice(0, FEW)).map(({ id, number, reason }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <Typography variant="body2" sx={{ fontWeight: 'strong', overflowWrap: 'anywhere' }}>
              {number === '' ? <FormattedMessage {...messages.noNumber} /> : number}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...reasonOf(reason)} />
            </Typography>
          </Box>
        ))}
        {unnamed > 0 && (all || orders.length <= FEW) && (
          <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.setAsideMore} values={{ count: unnamed }} />
          </Typography>
        )}
      </Box>
      {orders.length > FEW && (
        <Button
          variant="text"
          size="small"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
          sx={{ mt: 0.5, ml: -1.25 }}
        >
          <FormattedMessage {...(all ? messages.setAsideFew : messages.setAsideAll)} />
        </Button>
      )}
    </Box>
  );
}
