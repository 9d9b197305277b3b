import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import type { NoAdsRow } from './AdSpendView.ts';
import { adSpendMessages } from './adSpend.messages.ts';
import { spendDays } from './adSpendColumns.tsx';
import { ruleMessages } from './CostsScreen.messages.ts';
import { noAdsMessages as messages } from './noAds.messages.ts';
import { unitCostStateMessages } from './products.messages.ts';

export interface NoAdsProps {
  rows: readonly NoAdsRow[];
  /** Left out for users who may only read. */
  onTakeBack?: (row: NoAdsRow) => void;
}

const idOf = ({ id }: NoAdsRow) => id;

/** The days on which no ads ran, as the owner said. */
export function NoAds({ rows, onTakeBack }: NoAdsProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const titleId = useId();
  const columns = useMemo((): DataTableColumn<NoAdsRow>[] => {
    const stateOf = ({ withdrawnAt }: NoAdsRow) =>
      intl.formatMessage(unitCostStateMessages[withdrawnAt === null ? 'inForce' : 'withdrawn']);
    const withSpend = ({ withdrawnAt, spendDays: count }: NoAdsRow) =>
      withdrawnAt === null && count > 0 ? intl.formatMessage(messages.withSpend, { count }) : null;
    return [
      {
        id: 'days',
        header: intl.formatMessage(adSpendMessages.days),
        cell: (row) => <TwoLines first={spendDays(formatters, row)} second={withSpend(row)} strong />,
        sortValue: ({ from }) => from,
        nowrap: false,
        card: 'title',
      },
      {
        id: 'entered',
        header: intl.formatMessage(adSpendMessages.entered),
        cell: ({ createdAt, createdBy }) => <TwoLines first={formatters.dateTime(createdAt)} second={createdBy} />,
        sortValue: ({ createdAt }) => createdAt,
        nowrap: false,
      },
      {
        id: 'state',
        header: intl.formatMessage(adSpendMessages.state),
        cell: (row) => <StatusChip tone={row.withdrawnAt === null ? 'good' : 'neutral'} label={stateOf(row)} />,
        exportValue: stateOf,
        card: 'plain',
      },
      ...(onTakeBack
        ? [
            {
              id: 'actions',
              header: intl.formatMessage(adSpendMessages.actions),
              action: true,
              align: 'end' as const,
              cell: (row: NoAdsRow) =>
                row.withdrawnAt === null && (
                  <Button
                    size="small"
                    variant="text"
                    aria-label={intl.formatMessage(messages.takeBackOf, { days: spendDays(formatters, row) })}
                    onClick={() => onTakeBack(row)}
                  >
                    {intl.formatMessage(ruleMessages.takeBack)}
                  </Button>
                ),
            },
          ]
        : []),
    ];
  }, [formatters, intl, onTakeBack]);
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <Typography id={titleId} component="h3" variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage {...messages.title} />
      </Typography>
      <DataTable
        label={intl.formatMessage(messages.title)}
        columns={columns}
        rows={rows}
        rowKey={idOf}
        cardsBelow="lg"
      />
    </Box>
  );
}
