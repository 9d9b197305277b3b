import type { ElementType } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import type { ListView } from './types.ts';

export type ListPanelProps<Row extends { id: string }> = {
  /** Of the table, in the address. */
  name: string;
  view: ListView<Row>;
  title: string;
  /** The icon above the text of an empty list. */
  icon: ElementType;
  columns: readonly DataTableColumn<Row>[];
  texts: Record<'table' | 'loadFailed' | 'emptyTitle' | 'emptyText', MessageDescriptor>;
  onLoadMore: () => void;
  onRetry: () => void;
};

/** A list of the administration, in all its states. */
export function ListPanel<Row extends { id: string }>(props: ListPanelProps<Row>) {
  const { name, view, title, icon, columns, texts, onLoadMore, onRetry } = props;
  const { formatMessage } = useIntl();
  if (view.status === 'loading') {
    return (
      <LoadingRegion>
        <CardSkeleton holds="rows" height={240} />
      </LoadingRegion>
    );
  }
  if (view.status === 'error') {
    return (
      <Card>
        <ErrorState title={formatMessage(texts.loadFailed)} description={view.message} onRetry={onRetry} />
      </Card>
    );
  }
  return (
    <Card title={title} {...(view.source === 'sample' && { actions: <SampleDataMark /> })}>
      <DataTable
        label={formatMessage(texts.table)}
        name={name}
        columns={columns}
        rows={view.rows}
        rowKey={({ id }) => id}
        loadingMore={view.loadingMore}
        empty={
          <EmptyState
            level={3}
            icon={icon}
            title={formatMessage(texts.emptyTitle)}
            description={formatMessage(texts.emptyText)}
          />
        }
        {...(view.more && { onLoadMore })}
      />
    </Card>
  );
}
