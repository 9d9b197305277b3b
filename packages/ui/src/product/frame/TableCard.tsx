import type { ReactNode } from 'react';
import { Card, type CardProps } from '../../components/Card/index.ts';
import { DataTable, type DataTableProps } from '../../components/DataTable/index.ts';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';

/** How far the rows of a table are. */
export type RowsView =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string; retrying?: boolean }
  /** `refreshing`: they are of the query before. */
  | { status: 'ready'; refreshing?: boolean };

export interface TableCardProps<Row extends object>
  extends
    Omit<DataTableProps<Row>, 'label' | 'loading' | 'refreshing' | 'error' | 'empty'>,
    Pick<CardProps, 'titleRef' | 'subtitle'> {
  /** Of the card, and of the table in it. */
  title: string;
  /** Left out where the rows come with the screen, as `onRetry` and `errorTitle`. */
  view?: RowsView;
  onRetry?: () => void;
  errorTitle?: string;
  /** Shown instead of no rows. */
  empty?: Omit<EmptyStateProps, 'level'>;
  /** Beside the title. */
  mark?: ReactNode;
  /** Above the table. */
  lead?: ReactNode;
  /** Below the table. */
  children?: ReactNode;
}

const READY: RowsView = { status: 'ready' };

/** A card that is one table, with what it says while it loads, fails or has no rows. */
export function TableCard<Row extends object>(props: TableCardProps<Row>) {
  const { title, titleRef, subtitle, mark, lead, view = READY, onRetry, errorTitle, empty, children, ...table } = props;
  return (
    <Card title={title} titleRef={titleRef} {...(subtitle !== undefined && { subtitle })} actions={mark}>
      {lead}
      <DataTable
        {...table}
        label={title}
        loading={view.status === 'loading'}
        refreshing={view.status === 'ready' && view.refreshing === true}
        {...(view.status === 'error' && {
          error: (
            <ErrorState
              level={3}
              {...(errorTitle !== undefined && { title: errorTitle })}
              description={view.message}
              onRetry={onRetry}
              retrying={view.retrying === true}
            />
          ),
        })}
        empty={empty && <EmptyState level={3} {...empty} />}
      />
      {children}
    </Card>
  );
}
