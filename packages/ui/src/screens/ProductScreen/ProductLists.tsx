import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ButtonLink, Link } from '../../components/Link/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { isKnownReason, reasonMessages } from '../../product/fraud/returnReasons.messages.ts';
import { messages } from './ProductScreen.messages.ts';
import type { ProductData } from './ProductView.ts';

/** A line of a list: what it is, and at its end how much. */
function Line({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 2,
        py: 1,
        borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
        '&:first-of-type': { borderTop: 0, pt: 0 },
      })}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      <Typography
        variant="body2"
        component="div"
        sx={(theme) => ({ ...theme.mixins.tabular, flex: 'none', color: 'text.secondary' })}
      >
        {end}
      </Typography>
    </Box>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{children}</Typography>;
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;

/** What else its orders had. */
export function SoldWith({ data, productHref }: { data: ProductData; productHref: (code: string) => string }) {
  return (
    <Card
      title={<FormattedMessage {...messages.soldWith} />}
      subtitle={<FormattedMessage {...messages.soldWithNote} />}
    >
      {data.soldWith.length === 0 && (
        <Nothing>
          <FormattedMessage {...messages.soldAlone} />
        </Nothing>
      )}
      <Box component="ul" sx={list}>
        {data.soldWith.map(({ code, name, orders }) => (
          <Line key={code} end={<FormattedMessage {...messages.ordersWith} values={{ orders }} />}>
            <Link href={productHref(code)}>{name ?? code}</Link>
          </Line>
        ))}
      </Box>
    </Card>
  );
}

/** Why its orders came back, as far as they say so. */
export function ReturnReasons({ data }: { data: ProductData }) {
  const intl = useIntl();
  const { percent } = useFormatters();
  return (
    <Card title={<FormattedMessage {...messages.reasons} />}>
      {data.returnReasons.length === 0 && (
        <Nothing>
          <FormattedMessage {...messages.noReasons} />
        </Nothing>
      )}
      <Box component="ul" sx={list}>
        {data.returnReasons.map(({ reason, count, percentage }) => (
          <Line
            key={reason}
            end={<FormattedMessage {...messages.reasonCount} values={{ count, share: percent(percentage) }} />}
          >
            {isKnownReason(reason) ? intl.formatMessage(reasonMessages[reason]) : reason}
          </Line>
        ))}
      </Box>
    </Card>
  );
}

/** What one unit costs from which day on, the latest first. */
export function ProductCosts({ data, costsHref }: { data: ProductData; costsHref: string }) {
  const intl = useIntl();
  const { amount, day, money } = useFormatters();
  const write = (value: number) => (data.currency === null ? amount(value) : money(value, data.currency));
  return (
    <Card title={<FormattedMessage {...messages.costs} />}>
      {data.costs.length === 0 && (
        <Nothing>
          <FormattedMessage {...messages.noCosts} />
        </Nothing>
      )}
      <Box component="ul" sx={list}>
        {data.costs.map(({ id, cost, from, withdrawnAt }) => (
          <Line
            key={id}
            end={withdrawnAt !== null && <StatusChip tone="neutral" label={intl.formatMessage(messages.withdrawn)} />}
          >
            <FormattedMessage {...messages.costFrom} values={{ cost: write(cost), day: day(from) }} />
          </Line>
        ))}
      </Box>
      <ButtonLink href={costsHref} variant="text" size="small" sx={{ mt: 1.5, ml: -1.25 }}>
        <FormattedMessage {...messages.toCosts} />
      </ButtonLink>
    </Card>
  );
}
