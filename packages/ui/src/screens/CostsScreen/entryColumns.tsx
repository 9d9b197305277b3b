import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { actionsColumn, RowAction, stateColumn } from '../../product/frame/entryColumns.tsx';
import { ruleMessages } from './CostsScreen.messages.ts';
import { unitCostStateMessages } from './products.messages.ts';

interface Entry {
  /** When it was taken back; null while it counts. */
  withdrawnAt: string | null;
}

export const counts = ({ withdrawnAt }: Entry) => withdrawnAt === null;

/** Whether an entry counts or was taken back. */
export function countsColumn<Row extends object>(intl: IntlShape, isCounted: (row: Row) => boolean) {
  return stateColumn<Row>(intl, (row) => ({
    tone: isCounted(row) ? 'good' : 'neutral',
    label: intl.formatMessage(unitCostStateMessages[isCounted(row) ? 'inForce' : 'withdrawn']),
  }));
}

export interface TakeBackColumnInput<Row> {
  isCounted: (row: Row) => boolean;
  /** Of its button: names the entry. */
  labelOf: (row: Row) => string;
  /** Left out for users who may only read: they have no such column. */
  onTakeBack: ((row: Row) => void) | undefined;
}

/** The way to take back an entry that counts. */
export function takeBackColumn<Row extends object>(
  intl: IntlShape,
  { isCounted, labelOf, onTakeBack }: TakeBackColumnInput<Row>,
): DataTableColumn<Row>[] {
  if (!onTakeBack) return [];
  return [
    actionsColumn<Row>(
      intl,
      (row) =>
        isCounted(row) && (
          <RowAction label={labelOf(row)} onClick={() => onTakeBack(row)}>
            {intl.formatMessage(ruleMessages.takeBack)}
          </RowAction>
        ),
    ),
  ];
}
