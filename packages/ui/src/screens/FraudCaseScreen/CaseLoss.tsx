import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { UnknownFigure } from '../../product/figures/UnknownFigure.tsx';
import { verdictOf, type OrderFraud } from '../../product/fraud/fraud.ts';
import { lossMessages as partMessages, messages as fraudMessages } from '../FraudScreen/FraudScreen.messages.ts';
import { lossMessages as messages, messages as caseMessages } from './FraudCase.messages.ts';
import type { FraudCaseData } from './FraudCaseView.ts';
import { Term, Terms } from './Terms.tsx';

/** Whether the order was fraud, by its verdict, else by the books. */
function wasFraud(fraud: OrderFraud): boolean {
  const verdict = verdictOf(fraud);
  return verdict === null ? fraud.finding !== null : verdict === 'fraud' || verdict === 'lost';
}

/** What the order cost as fraud, or would cost: the sum, and its terms. */
export function CaseLoss({ data, costsHref }: { data: FraudCaseData; costsHref: string }) {
  const intl = useIntl();
  const { amount, money } = useFormatters();
  const { currency, fraud, loss } = data;
  const notKnown = <FormattedMessage {...caseMessages.notKnown} />;
  return (
    <Card title={intl.formatMessage(wasFraud(fraud) ? messages.cost : messages.wouldCost)}>
      <Typography component="p" variant="figureMedium">
        {loss.total === null ? (
          <UnknownFigure>{notKnown}</UnknownFigure>
        ) : (
          <>
            {loss.atLeast && (
              <>
                <UnknownFigure>
                  <FormattedMessage {...fraudMessages.lossAtLeast} />
                </UnknownFigure>{' '}
              </>
            )}
            <MoneyFigure amount={loss.total} currency={currency} />
          </>
        )}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.text} />
      </Typography>
      <Terms>
        {loss.parts.map(({ part, amount: value }) => (
          <Term key={part} name={<FormattedMessage {...partMessages[part]} />} unknown={value === null}>
            {value === null ? notKnown : currency === null ? amount(value) : money(value, currency)}
          </Term>
        ))}
      </Terms>
      {loss.atLeast && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 1 }}>
          <Typography variant="body2">
            <FormattedMessage {...messages.missing} />
          </Typography>
          <Typography variant="body2">
            <Link href={costsHref}>
              <FormattedMessage {...fraudMessages.toCosts} />
            </Link>
          </Typography>
        </Box>
      )}
    </Card>
  );
}
