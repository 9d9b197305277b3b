import { useState } from 'react';
import { NotificationMenu } from '@adaos/ui/commerce';
import { showError } from '../../errors/index.ts';
import { addMessages } from '../../i18n/catalogs.ts';
import { useNotificationsQuery, useReadNotifications } from '../../queries/notifications.ts';

/** The bell of the top bar. */
export function Notifications() {
  const query = useNotificationsQuery();
  const read = useReadNotifications(showError);
  const pages = query.data?.pages;
  // What happened is said in words of the later screens; where they can't be read, in English.
  const [worded, setWorded] = useState(false);
  const view = () => {
    if (pages && worded) {
      return {
        status: 'ready' as const,
        notifications: pages.flatMap(({ notifications }) => notifications),
        loadingMore: query.isFetchingNextPage,
      };
    }
    return { status: query.isError && !pages ? ('error' as const) : ('loading' as const) };
  };
  return (
    <NotificationMenu
      view={view()}
      unread={pages?.[0]?.unread ?? 0}
      marking={read.isPending ? read.variables : undefined}
      onRead={(ids) => read.mutate(ids)}
      onRetry={() => void query.refetch()}
      onLoadMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      onOpen={() => {
        void addMessages('later')
          .catch(() => undefined)
          .then(() => setWorded(true));
        void query.refetch();
      }}
    />
  );
}
