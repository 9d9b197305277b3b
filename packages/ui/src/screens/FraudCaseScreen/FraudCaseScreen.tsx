import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { messages as verdictMessages } from '../../product/fraud/fraud.messages.ts';
import type { Judging } from '../../product/fraud/fraud.ts';
import { VerdictChip } from '../../product/fraud/VerdictChip.tsx';
import { VerdictChoice } from '../../product/fraud/VerdictChoice.tsx';
import { VerdictHistory } from '../../product/fraud/VerdictHistory.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { caseMessages, messages as fraudMessages } from '../FraudScreen/FraudScreen.messages.ts';
import { messages as orderMessages } from '../OrderScreen/OrderScreen.messages.ts';
import { onPaper, stack } from '../stack.ts';
import { CaseCustomer } from './CaseCustomer.tsx';
import { CaseLoss } from './CaseLoss.tsx';
import { CaseSigns } from './CaseSigns.tsx';
import { CaseSteps } from './CaseSteps.tsx';
import { messages } from './FraudCase.messages.ts';
import type { FraudCaseView } from './FraudCaseView.ts';

export interface FraudCaseScreenProps {
  view: FraudCaseView;
  /** The list of the cases. */
  backHref: string;
  /** Where the costs and their rules are. */
  costsHref: string;
  /** The address of an order. */
  orderHref: (id: string) => string;
  /** The address of a customer. */
  customerHref: (id: string) => string;
  /** The address of the case of an order. */
  caseHref: (orderId: string) => string;
  onRetry: () => void;
  /** Whether the user may judge orders. */
  canManage: boolean;
  /** Saves a verdict on the order; null takes back the one that counts. */
  onJudge: Judging['onJudge'];
  /** The reason why that was rejected, in the reader's language. */
  failureReason?: (error: unknown) => string | undefined;
}

/** What there is to know beside what is to be done. */
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${tokens.size.aside.wide}px` },
  ...onPaper,
} as const;

/** One order that looks like fraud: its signs, its customer, what it costs, and the shop's verdict. */
export function FraudCaseScreen(props: FraudCaseScreenProps) {
  const { view, backHref, costsHref, orderHref, customerHref, caseHref, onRetry, canManage, onJudge } = props;
  const intl = useIntl();
  const { amount, dateTime, money } = useFormatters();
  const back = { href: backHref, label: intl.formatMessage(fraudMessages.title) };
  const data = view.status === 'ready' ? view.data : null;
  const paid =
    data === null || data.amount === null
      ? null
      : data.currency === null
        ? amount(data.amount)
        : money(data.amount, data.currency);
  return (
    <>
      <PageHeader
        title={
          data === null
            ? intl.formatMessage(messages.untitled)
            : intl.formatMessage(messages.title, { order: data.externalId })
        }
        back={back}
        {...(data !== null && {
          subtitle: [paid, dateTime(data.timestamp)].filter((part) => part !== null).join(' · '),
          actions: (
            <>
              <CaseSteps data={data} caseHref={caseHref} />
              <ButtonLink href={orderHref(data.orderId)}>
                <FormattedMessage {...caseMessages.openOrder} />
              </ButtonLink>
            </>
          ),
        })}
      />
      {view.status === 'loading' && (
        <LoadingRegion label={intl.formatMessage(messages.loading)}>
          <Box sx={columns}>
            <CardSkeleton holds="rows" height={360} />
            <CardSkeleton holds="rows" height={240} />
          </Box>
        </LoadingRegion>
      )}
      {view.status === 'notFound' && (
        <Card>
          <EmptyState
            title={intl.formatMessage(orderMessages.notFoundTitle)}
            description={intl.formatMessage(orderMessages.notFoundText)}
            action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
          />
        </Card>
      )}
      {view.status === 'error' && (
        <Card>
          <ErrorState title={intl.formatMessage(messages.errorTitle)} description={view.message} onRetry={onRetry} />
        </Card>
      )}
      {data !== null && (
        <Box sx={columns}>
          <Regions sx={stack}>
            <CaseSigns data={data} />
            <CaseCustomer data={data} customerHref={customerHref} />
          </Regions>
          <Regions sx={stack}>
            <Card title={intl.formatMessage(verdictMessages.label)} actions={<VerdictChip fraud={data.fraud} />}>
              <VerdictChoice
                key={data.orderId}
                orderId={data.orderId}
                fraud={data.fraud}
                reason={canManage ? null : 'role'}
                onJudge={onJudge}
                failureReason={props.failureReason}
              />
              <VerdictHistory fraud={data.fraud} />
            </Card>
            <CaseLoss data={data} costsHref={costsHref} />
          </Regions>
        </Box>
      )}
    </>
  );
}
