import { LEVELS } from '@adaos/domain';
import type { IntlShape } from 'react-intl';
import { RowLink, type DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { AtMostValue, missingCostsColumn, missingOfAll } from '../AtMost/index.ts';
import { CampaignStatusChip, RiskChip } from './CampaignChips.tsx';
import { campaignState, type CampaignRow } from './campaignRow.ts';
import { notKnown, riskMessages, stateMessages, tableMessages as messages } from './campaigns.messages.ts';
import { RoiValue } from './RoiValue.tsx';
import { rowMessages } from '../frame/rows.messages.ts';
import { grid } from '../../theme/grid.ts';

type Column = DataTableColumn<CampaignRow>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export interface CampaignsOfShop {
  /** ISO 4217 code of the amounts; null before the shop has one. */
  currency: string | null;
  campaigns: readonly CampaignRow[];
}

/** The columns of the campaigns. The return of several is that of their sums, never the mean of their returns. */
export function campaignColumns(
  intl: IntlShape,
  { amount, money, number, percent }: Formatters,
  { campaigns, currency }: CampaignsOfShop,
  detailsHref?: (id: string) => string,
): Column[] {
  const text = (message: (typeof messages)['name']) => intl.formatMessage(message);
  const unknown = intl.formatMessage(notKnown);
  const write = (value: number | null) =>
    value === null ? unknown : currency === null ? amount(value) : money(value, currency);
  const stateName = (status: string) => intl.formatMessage(stateMessages[campaignState(status)]);
  const profitOf = (rows: readonly CampaignRow[]) =>
    rows.some(({ profit }) => profit === null) ? null : sum(rows.map(({ profit }) => profit ?? 0));
  const roiOf = (rows: readonly CampaignRow[]) => {
    const [profit, spend] = [profitOf(rows), sum(rows.map((row) => row.spend))];
    return profit === null || spend <= 0 ? null : (100 * (profit + spend)) / spend;
  };
  const platforms = [...new Set(campaigns.map(({ platform }) => platform))].toSorted();
  const states = [...new Set(campaigns.map(({ status }) => campaignState(status)))];

  const count = (id: 'clicks' | 'conversions', more: Partial<Column> = {}): Column => ({
    id,
    header: text(messages[id]),
    cell: (row) => number(row[id]),
    sortValue: (row) => row[id],
    total: (rows) => number(sum(rows.map((row) => row[id]))),
    align: 'end',
    ...more,
  });

  return [
    {
      id: 'name',
      header: text(messages.name),
      cell: ({ name }) => name,
      sortValue: ({ name }) => name,
      filter: { kind: 'text', value: ({ name }) => name },
      minWidth: grid(22.5),
      nowrap: false,
      card: 'title',
    },
    {
      id: 'platform',
      header: text(messages.platform),
      cell: ({ platform }) => platform,
      sortValue: ({ platform }) => platform,
      filter: {
        kind: 'choice',
        value: ({ platform }) => platform,
        choices: platforms.map((value) => ({ value, label: value })),
      },
      card: 'plain',
    },
    {
      id: 'status',
      header: text(rowMessages.state),
      cell: ({ status }) => <CampaignStatusChip status={status} />,
      sortValue: ({ status }) => stateName(status),
      exportValue: ({ status }) => stateName(status),
      filter: {
        kind: 'choice',
        value: ({ status }) => campaignState(status),
        choices: states.map((value) => ({ value, label: intl.formatMessage(stateMessages[value]) })),
      },
      card: 'plain',
    },
    {
      id: 'spend',
      header: text(messages.spend),
      cell: ({ spend }) => write(spend),
      sortValue: ({ spend }) => spend,
      total: (rows) => write(sum(rows.map(({ spend }) => spend))),
      align: 'end',
    },
    {
      id: 'profit',
      header: text(messages.profit),
      cell: ({ profit, missing }) =>
        profit === null ? unknown : <AtMostValue missing={missing}>{write(profit)}</AtMostValue>,
      sortValue: ({ profit }) => profit,
      total: (rows) =>
        profitOf(rows) === null ? (
          unknown
        ) : (
          <AtMostValue missing={missingOfAll(rows)}>{write(profitOf(rows))}</AtMostValue>
        ),
      align: 'end',
    },
    {
      id: 'roi',
      header: text(messages.roi),
      cell: ({ roi, missing }) => <RoiValue roi={roi} missing={missing} />,
      sortValue: ({ roi }) => roi,
      filter: { kind: 'range', value: ({ roi }) => roi, unit: '%' },
      total: (rows) => <RoiValue roi={roiOf(rows)} missing={missingOfAll(rows)} />,
      align: 'end',
      card: 'amount',
    },
    missingCostsColumn(intl),
    count('clicks'),
    count('conversions'),
    {
      id: 'fraudRisk',
      header: text(messages.fraudRisk),
      cell: ({ fraudRisk }) => (fraudRisk === null ? unknown : <RiskChip level={fraudRisk} />),
      sortValue: ({ fraudRisk }) => (fraudRisk === null ? null : LEVELS.indexOf(fraudRisk)),
      exportValue: ({ fraudRisk }) => fraudRisk && intl.formatMessage(riskMessages[fraudRisk]),
      hidden: true,
    },
    {
      id: 'budget',
      header: text(messages.budget),
      cell: ({ optimizedBudget, budgetMissing }) => (
        <AtMostValue missing={optimizedBudget === null ? [] : budgetMissing}>{write(optimizedBudget)}</AtMostValue>
      ),
      sortValue: ({ optimizedBudget }) => optimizedBudget,
      align: 'end',
      hidden: true,
    },
    {
      id: 'ctr',
      header: text(messages.ctr),
      cell: ({ ctr }) => (ctr === null ? unknown : percent(ctr, { as: 'small' })),
      sortValue: ({ ctr }) => ctr,
      align: 'end',
      hidden: true,
    },
    {
      id: 'cpc',
      header: text(messages.cpc),
      cell: ({ cpc }) => write(cpc),
      sortValue: ({ cpc }) => cpc,
      align: 'end',
      hidden: true,
    },
    ...(detailsHref ? [details(intl, detailsHref)] : []),
  ];
}

/** Also opens a campaign, for users who look for a button. */
function details(intl: IntlShape, href: (id: string) => string): Column {
  const label = intl.formatMessage(messages.details);
  return {
    id: 'details',
    header: label,
    cell: ({ id, name }) => (
      <RowLink href={href(id)} aria-label={intl.formatMessage(messages.detailsOf, { name })}>
        {label}
      </RowLink>
    ),
    action: true,
  };
}
