import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { customerMessages as messages } from './FraudCase.messages.ts';
import type { FraudCaseData } from './FraudCaseView.ts';
import { Term, Terms } from './Terms.tsx';

interface CaseCustomerProps {
  data: FraudCaseData;
  customerHref: (id: string) => string;
}

/** What the customer ordered, as far as the shop knows it and the reader may. */
export function CaseCustomer({ data: { customer, currency }, customerHref }: CaseCustomerProps) {
  const intl = useIntl();
  const { amount, day, money, number } = useFormatters();
  const title = intl.formatMessage(messages.title);
  if (customer === 'hidden' || customer === 'unknown') {
    return (
      <Card title={title}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '72ch', textWrap: 'pretty' }}>
          <FormattedMessage {...messages[customer]} />
        </Typography>
      </Card>
    );
  }
  return (
    <Card
      title={title}
      {...(customer.id !== null && {
        actions: (
          <Link href={customerHref(customer.id)}>
            <FormattedMessage {...messages.open} />
          </Link>
        ),
      })}
    >
      <Terms>
        <Term name={<FormattedMessage {...messages.firstOn} />}>{day(customer.firstOn)}</Term>
        <Term name={<FormattedMessage {...messages.orders} />}>{number(customer.orders)}</Term>
        <Term name={<FormattedMessage {...messages.returned} />}>{number(customer.returned)}</Term>
        <Term name={<FormattedMessage {...messages.fraud} />}>{number(customer.fraud)}</Term>
        <Term name={<FormattedMessage {...messages.netSales} />}>
          {currency === null ? amount(customer.netSales) : money(customer.netSales, currency)}
        </Term>
      </Terms>
    </Card>
  );
}
