import { TIE_CAUSES } from '@adaos/domain';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { Link } from '../../components/Link/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { grid } from '../../theme/grid.ts';
import { causeNames, measureNames, orderMessages as messages } from './Reconciliation.messages.ts';
import type { UntiedOrderRow } from './ReconciliationView.ts';
import type { useTotals } from './useTotals.ts';

export interface UntiedColumnsInput {
  intl: IntlShape;
  day: Formatters['day'];
  write: ReturnType<typeof useTotals>['write'];
}

const NOT_KNOWN = '–';

/** The parts of an order, what is counted of it, and its platform's total. */
export function untiedColumns({ intl, day, write }: UntiedColumnsInput): DataTableColumn<UntiedOrderRow>[] {
  const money = (id: string, header: string, value: (row: UntiedOrderRow) => number | null, signed = false) => ({
    id,
    header,
    cell: (row: UntiedOrderRow) => {
      const amount = value(row);
      return amount === null ? NOT_KNOWN : write(amount, { signed }, row.currency);
    },
    exportValue: value,
    align: 'end' as const,
  });
  return [
    {
      id: 'order',
      header: intl.formatMessage(messages.order),
      cell: ({ externalId, href, placedOn }) => {
        const when = placedOn === null ? null : day(placedOn);
        if (href === null) return <TwoLines first={externalId} second={when} strong />;
        return <TwoLines first={<Link href={href}>{externalId}</Link>} second={when} strong />;
      },
      exportValue: ({ externalId }) => externalId,
      nowrap: false,
      minWidth: grid(14),
      card: 'title',
    },
    {
      id: 'cause',
      header: intl.formatMessage(messages.cause),
      cell: ({ cause }) => intl.formatMessage(causeNames[cause]),
      filter: {
        kind: 'choice',
        value: ({ cause }) => cause,
        choices: TIE_CAUSES.map((value) => ({ value, label: intl.formatMessage(causeNames[value]) })),
      },
      nowrap: false,
      card: 'plain',
    },
    money('goods', intl.formatMessage(messages.goods), ({ goods }) => goods),
    money('discount', intl.formatMessage(measureNames.discounts), ({ discount }) => discount),
    money('shipping', intl.formatMessage(measureNames.shipping), ({ shipping }) => shipping),
    money('tip', intl.formatMessage(messages.tip), ({ tip }) => tip),
    money('vat', intl.formatMessage(measureNames.vat), ({ vat }) => vat),
    money('counted', intl.formatMessage(messages.counted), ({ counted }) => counted),
    money('total', intl.formatMessage(messages.total), ({ total }) => total),
    {
      ...money('difference', intl.formatMessage(messages.difference), ({ difference }) => difference, true),
      card: 'amount',
    },
  ];
}
