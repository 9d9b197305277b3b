import { LEVELS } from '@adaos/domain';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ShieldIcon } from '../../components/Icon/index.ts';
import { ButtonLink, Link } from '../../components/Link/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters, type Formatters } from '../../i18n/index.ts';
import { RiskChip } from '../../product/campaigns/campaigns.ts';
import { riskMessages } from '../../product/campaigns/campaigns.messages.ts';
import { useVerdictText, VerdictChip } from '../../product/fraud/VerdictChip.tsx';
import { caseMessages as messages } from './FraudScreen.messages.ts';
import { useSignsText } from './signs.ts';
import type { FraudCaseRow, FraudScreenData } from './FraudView.ts';
import { rowMessages } from '../../product/frame/rows.messages.ts';
import { grid, spacing } from '../../theme/grid.ts';

/** Cases of a page: the rest of the screen is below them. */
const CASES_PAGE = 10;

/** Whether the shop has given a verdict. */
const isJudged = ({ verdicts }: FraudCaseRow['fraud']) => (verdicts[0]?.verdict ?? null) !== null;

/** The id of the list of cases on the page. */
export const CASES_ID = 'fraud-cases';

// As much around it as a finger needs.
const withRoom = {
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: spacing(-1.75, -1) },
} as const;

interface ColumnOptions {
  currency: string | null;
  orderHref: (id: string) => string;
  signsOf: (signs: readonly string[]) => string;
  verdictOf: (fraud: FraudCaseRow['fraud']) => string | null;
  caseHref: (orderId: string) => string;
  canManage: boolean;
}

function columnsIn(
  intl: IntlShape,
  { amount, dateTime, money }: Formatters,
  { currency, orderHref, signsOf, verdictOf, caseHref, canManage }: ColumnOptions,
): DataTableColumn<FraudCaseRow>[] {
  const statusName = (status: FraudCaseRow['status']) =>
    intl.formatMessage(status === 'Active' ? messages.active : messages.resolved);
  return [
    {
      id: 'order',
      header: intl.formatMessage(messages.order),
      cell: ({ externalId, orderId }) =>
        orderId === null ? (
          externalId
        ) : (
          <Link href={orderHref(orderId)} sx={withRoom}>
            {externalId}
          </Link>
        ),
      sortValue: ({ externalId }) => externalId,
      exportValue: ({ externalId }) => externalId,
      card: 'title',
    },
    {
      id: 'time',
      header: intl.formatMessage(messages.time),
      cell: ({ timestamp }) => dateTime(timestamp),
      sortValue: ({ timestamp }) => timestamp,
      nowrap: false,
      minWidth: grid(13),
      card: 'plain',
    },
    {
      id: 'risk',
      header: intl.formatMessage(messages.risk),
      cell: ({ risk }) => <RiskChip level={risk} />,
      sortValue: ({ risk }) => LEVELS.indexOf(risk),
      exportValue: ({ risk }) => intl.formatMessage(riskMessages[risk]),
      filter: {
        kind: 'choice',
        value: ({ risk }) => risk,
        choices: LEVELS.toReversed().map((value) => ({ value, label: intl.formatMessage(riskMessages[value]) })),
      },
    },
    {
      id: 'signs',
      header: intl.formatMessage(messages.signs),
      cell: ({ signs }) => signsOf(signs),
      minWidth: grid(18),
      nowrap: false,
      card: 'plain',
    },
    {
      id: 'amount',
      header: intl.formatMessage(messages.amount),
      cell: (row) => (currency === null ? amount(row.amount) : money(row.amount, currency)),
      sortValue: (row) => row.amount,
      align: 'end',
      card: 'amount',
    },
    {
      id: 'status',
      header: intl.formatMessage(rowMessages.state),
      cell: ({ status }) => <StatusChip tone={status === 'Active' ? 'careful' : 'good'} label={statusName(status)} />,
      sortValue: ({ status }) => statusName(status),
      exportValue: ({ status }) => statusName(status),
      filter: {
        kind: 'choice',
        value: ({ status }) => status,
        choices: (['Active', 'Resolved'] as const).map((value) => ({ value, label: statusName(value) })),
      },
      card: 'plain',
    },
    {
      id: 'verdict',
      header: intl.formatMessage(messages.verdict),
      cell: ({ fraud }) => <VerdictChip fraud={fraud} />,
      sortValue: ({ fraud }) => verdictOf(fraud),
      exportValue: ({ fraud }) => verdictOf(fraud),
      card: 'plain',
    },
    {
      id: 'judge',
      header: intl.formatMessage(rowMessages.actions),
      action: true,
      // Of the sample, whose orders no shop has, no case opens.
      cell: ({ orderId, externalId, fraud }) => {
        if (orderId === null) return null;
        const asks = canManage && !isJudged(fraud);
        return (
          <ButtonLink
            href={caseHref(orderId)}
            size="small"
            // What still waits for an answer is seen first.
            {...((!asks || fraud.finding !== null) && { variant: 'text' })}
            aria-label={intl.formatMessage(asks ? messages.judgeOrder : messages.openCaseOf, { order: externalId })}
          >
            <FormattedMessage {...(asks ? messages.judge : messages.openCase)} />
          </ButtonLink>
        );
      },
      align: 'end',
    },
  ];
}

export interface FraudCasesProps {
  data: FraudScreenData;
  sample: boolean;
  orderHref: (id: string) => string;
  caseHref: (orderId: string) => string;
  /** Whether the user may judge orders. */
  canManage: boolean;
}

/** The orders that look like fraud, each with its signs and the shop's verdict; newest first. */
export function FraudCases({ data, sample, orderHref, caseHref, canManage }: FraudCasesProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const signsOf = useSignsText();
  const verdictOf = useVerdictText();
  const { currency, fraud } = data;
  const columns = useMemo(
    () => columnsIn(intl, formatters, { currency, orderHref, signsOf, verdictOf, caseHref, canManage }),
    [intl, formatters, currency, orderHref, signsOf, verdictOf, caseHref, canManage],
  );
  const label = intl.formatMessage(messages.cases);
  return (
    <Card
      id={CASES_ID}
      tabIndex={-1}
      title={label}
      sx={{ outline: 'none', scrollMarginTop: 80 }}
      {...(sample && { actions: <SampleDataMark /> })}
    >
      <DataTable
        label={label}
        name="cases"
        columns={columns}
        rows={fraud.cases}
        rowKey={({ id }) => id}
        exportName={label}
        pageSize={CASES_PAGE}
        cardsBelow="lg"
        empty={
          <EmptyState
            level={3}
            icon={ShieldIcon}
            title={intl.formatMessage(messages.casesEmpty)}
            description={intl.formatMessage(messages.casesEmptyText)}
          />
        }
      />
    </Card>
  );
}
