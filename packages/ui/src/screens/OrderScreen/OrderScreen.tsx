import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import type { Judging } from '../../product/fraud/fraud.ts';
import { Lines } from './Lines.tsx';
import { OrderCostsCard, type OrderCosting } from './OrderCostsCard.tsx';
import { OrderFraudCard, type OrderCase } from './OrderFraudCard.tsx';
import { messages, titleMessages } from './OrderScreen.messages.ts';
import type { OrderView } from './OrderView.ts';
import { OrderTotals } from './OrderTotals.tsx';
import * as tokens from '../../theme/generated/tokens.ts';

export interface OrderScreenProps {
  view: OrderView;
  /** The address of the list that the order was opened from. */
  backHref: string;
  /** Where the costs and their rules are. */
  costsHref: string;
  onLoadMore: () => void;
  onRetry: () => void;
  /** What the order really cost. */
  costing: OrderCosting;
  /** What is known of it as a case of fraud, and where that is. */
  fraudCase: OrderCase;
  /** Whether the user may say if the order was fraud, and record its costs. */
  canManage: boolean;
  /** Saves a verdict on the order; null takes back the one that counts. */
  onJudge: Judging['onJudge'];
  /** The reason why that was rejected, in the reader's language. */
  failureReason?: (error: unknown) => string | undefined;
}

/** One order down to its lines: what was sold, what it cost, what remained. */
export function OrderScreen(props: OrderScreenProps) {
  const { view, backHref, costsHref, onLoadMore, onRetry, costing, fraudCase, canManage, onJudge, failureReason } =
    props;
  const intl = useIntl();
  const { dateTime } = useFormatters();
  const back = { href: backHref, label: intl.formatMessage(messages.back) };
  return (
    <>
      <PageHeader
        title={
          view.status === 'ready'
            ? intl.formatMessage(titleMessages[view.data.kind], { number: view.data.externalId })
            : intl.formatMessage(messages.title)
        }
        back={back}
        {...(view.status === 'ready' && { subtitle: dateTime(view.data.placedAt) })}
      />
      {view.status === 'loading' && (
        <LoadingRegion label={intl.formatMessage(messages.loading)}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${tokens.size.aside.regular}px` },
            }}
          >
            <CardSkeleton holds="rows" height={320} />
            <CardSkeleton holds="rows" height={240} />
          </Box>
        </LoadingRegion>
      )}
      {view.status === 'notFound' && (
        <Card>
          <EmptyState
            title={intl.formatMessage(messages.notFoundTitle)}
            description={intl.formatMessage(messages.notFoundText)}
            action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
          />
        </Card>
      )}
      {view.status === 'error' && (
        <Card>
          <ErrorState title={intl.formatMessage(messages.errorTitle)} description={view.message} onRetry={onRetry} />
        </Card>
      )}
      {view.status === 'ready' && (
        <Regions
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${tokens.size.aside.regular}px` },
            gridTemplateRows: { lg: 'auto auto 1fr' },
            // What remained comes first, then the real costs and whether it was fraud; all beside the lines where there is room.
            '& > *': { gridColumn: { lg: 2 } },
            '& > :last-child': { gridColumn: { lg: 1 }, gridRow: { lg: '1 / span 3' } },
          }}
        >
          <OrderTotals data={view.data} costsHref={costsHref} />
          <OrderCostsCard
            key={`costs ${view.data.id}`}
            {...costing}
            currency={view.data.currency}
            canManage={canManage}
            failureReason={failureReason}
          />
          {view.data.fraud !== null && (
            <OrderFraudCard
              key={view.data.id}
              id={view.data.id}
              fraud={view.data.fraud}
              fraudCase={fraudCase}
              reason={canManage ? null : 'role'}
              onJudge={onJudge}
              failureReason={failureReason}
            />
          )}
          <Lines data={view.data} loadingMore={view.loadingMore} {...(view.hasMore && { onLoadMore })} />
        </Regions>
      )}
    </>
  );
}
