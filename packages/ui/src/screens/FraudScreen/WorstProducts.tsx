import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { atMostAmount } from '../../product/AtMost/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { worstMessages as messages } from './FraudScreen.messages.ts';
import type { FraudScreenData } from './FraudView.ts';

export interface WorstProductsProps {
  data: FraudScreenData;
  sample: boolean;
  /** The address of a product; left out, none opens. */
  productHref?: ((code: string) => string) | undefined;
}

/** The products that come back and leave the least. */
export function WorstProducts({ data, sample, productHref }: WorstProductsProps) {
  const intl = useIntl();
  const { amount, money, percent } = useFormatters();
  const { currency, returns } = data;
  const write = (value: number) => (currency === null ? amount(value) : money(value, currency));
  const products = returns.worstProducts ?? [];
  if (products.length === 0) return null;
  return (
    <Card
      title={<FormattedMessage {...messages.worstTitle} />}
      subtitle={<FormattedMessage {...messages.worstNote} />}
      {...(sample && { actions: <SampleDataMark /> })}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {products.map(({ code, name, orders, returned, contribution, missing }) => (
          <Box
            component="li"
            key={code}
            sx={(theme) => ({
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              rowGap: 0.25,
              py: 1.25,
              borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
              '&:first-of-type': { borderTop: 0, pt: 0 },
              '&:last-of-type': { pb: 0 },
            })}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography component="div" sx={{ fontWeight: 'control', overflowWrap: 'anywhere' }}>
                {productHref && !sample ? <Link href={productHref(code)}>{name ?? code}</Link> : (name ?? code)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage
                  {...messages.worstReturned}
                  values={{ share: percent((100 * returned) / orders), orders }}
                />
              </Typography>
            </Box>
            <Typography
              sx={(theme) => ({
                ...theme.mixins.tabular,
                color: contribution < 0 ? 'error.main' : 'text.primary',
                fontWeight: 'control',
              })}
            >
              <FormattedMessage
                {...messages.worstRemains}
                values={{ amount: atMostAmount(intl, write(contribution), missing) }}
              />
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
