import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { AtMost, costNames } from '../../product/AtMost/index.ts';
import { QualityTag } from '../../product/QualityTag/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { kindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { useCountryName } from '../../internal/useCountryName.ts';
import { formulaRows } from '../FigureScreen/formula.ts';
import { messages } from './OrderScreen.messages.ts';
import type { OrderData, OriginalAmount } from './OrderView.ts';

/** The order's revenue, its deductions, its profit, and the customer. */
export function OrderTotals({ data, costsHref }: { data: OrderData; costsHref: string }) {
  const intl = useIntl();
  const { amount } = useFormatters();
  const countryName = useCountryName();
  const { original, parts, missing, customer, country, currency, netProfit, netSales } = data;
  return (
    <Card title={intl.formatMessage(messages.totals)}>
      <Box component="dl" sx={{ m: 0 }}>
        {formulaRows('netProfit', parts).map((row) =>
          row.row === 'part' ? (
            <Row
              key={`${row.kind} ${row.quality}`}
              name={<FormattedMessage {...kindMessages[row.kind]} />}
              note={row.quality !== 'actual' && row.amount !== null && <QualityTag quality={row.quality} />}
            >
              {row.amount === null ? <FormattedMessage {...messages.notKnown} /> : amount(row.amount)}
            </Row>
          ) : (
            <Row key={row.subtotal} name={<FormattedMessage {...messages.netSales} />} strong>
              {amount(netSales)}
            </Row>
          ),
        )}
      </Box>
      <Box sx={{ pt: 1.5, borderTop: 2, borderColor: 'text.primary' }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            columnGap: 2,
          }}
        >
          <Typography sx={{ fontWeight: 'bold' }}>
            <FormattedMessage {...messages.netProfit} />
          </Typography>
          {netProfit !== null && <AtMost missing={missing} costsHref={costsHref} />}
          <Typography
            variant={netProfit === null ? 'subtitle1' : 'figureMedium'}
            component="p"
            sx={{ color: netProfit === null ? 'text.secondary' : 'text.primary' }}
          >
            {netProfit === null ? (
              <FormattedMessage {...messages.notKnown} />
            ) : (
              <MoneyFigure amount={netProfit} currency={currency} />
            )}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'balance' }}>
          <FormattedMessage {...(netProfit === null ? messages.profitUnknown : messages.profitNote)} />
        </Typography>
        {missing.length > 0 && <Missing missing={missing} known={netProfit !== null} costsHref={costsHref} />}
      </Box>
      {original && <Original original={original} currency={currency} />}
      {(customer !== null || country !== null) && (
        <Group title={intl.formatMessage(messages.buyer)}>
          {customer !== null && (
            <Row name={<FormattedMessage {...messages.customer} />} text>
              {customer}
            </Row>
          )}
          {country !== null && (
            <Row name={<FormattedMessage {...messages.country} />} text>
              {countryName(country)}
            </Row>
          )}
        </Group>
      )}
    </Card>
  );
}

/** What the order was in its own currency, and how it became the shop's. */
function Original({ original, currency }: { original: OriginalAmount; currency: string }) {
  const intl = useIntl();
  const { money, number, day } = useFormatters();
  const rate = number(original.rate, { minimumSignificantDigits: 2, maximumSignificantDigits: 7 });
  return (
    <Group title={intl.formatMessage(messages.original)}>
      <Row name={<FormattedMessage {...messages.netSales} />}>{money(original.netSales, original.currency)}</Row>
      <Row name={<FormattedMessage {...messages.rate} />}>
        <FormattedMessage {...messages.rateValue} values={{ from: original.currency, rate, to: currency }} />
      </Row>
      <Row name={<FormattedMessage {...messages.rateDay} />} text>
        {day(original.rateOn)}
      </Row>
      <Row name={<FormattedMessage {...messages.rateSource} />} text>
        <FormattedMessage {...(original.rateSource === 'ecb' ? messages.rateEcb : messages.rateTyped)} />
      </Row>
    </Group>
  );
}

interface MissingProps {
  missing: OrderData['missing'];
  /** Whether the profit is; else it has been said that the goods' cost is missing. */
  known: boolean;
  costsHref: string;
}

/** The costs that the order lacks, and the way to them. */
function Missing({ missing, known, costsHref }: MissingProps) {
  const intl = useIntl();
  const costs = costNames(intl, known ? missing : missing.filter((kind) => kind !== 'cogs'));
  return (
    <>
      {costs !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty', mt: 1 }}>
          <FormattedMessage {...(known ? messages.missing : messages.alsoMissing)} values={{ costs }} />
        </Typography>
      )}
      <ButtonLink href={costsHref} variant="text" size="small" sx={{ mt: 0.5, ml: -1.25 }}>
        <FormattedMessage {...messages.seeCosts} />
      </ButtonLink>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: 3 }}>
      <Typography component="h3" variant="label" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

interface RowProps {
  name: ReactNode;
  children: ReactNode;
  note?: ReactNode;
  /** A sum. */
  strong?: boolean;
  /** Not an amount: a hyphen in it is not a minus sign. */
  text?: boolean;
}

function Row({ name, children, note, strong = false, text = false }: RowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'line.soft',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Typography component="dt" sx={{ fontWeight: strong ? 'bold' : 'regular' }}>
        {name} {note}
      </Typography>
      <Typography
        component="dd"
        sx={(theme) => ({
          ...(!text && theme.mixins.tabular),
          m: 0,
          textAlign: 'right',
          fontWeight: strong ? 'bold' : 'medium',
          ...(text ? { overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' }),
        })}
      >
        {children}
      </Typography>
    </Box>
  );
}
