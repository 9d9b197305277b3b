import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SavedView } from '@adaos/api';
import type { ViewList } from '@adaos/domain';
import { SavedViews } from '@adaos/ui/commerce';
import { knownErrorText } from '../../errors/index.ts';
import { useSavedViewChanges, useSavedViewsQuery } from '../../queries/savedViews.ts';
import { useMay } from '../../queries/session.ts';
import { notify } from '../../state/index.ts';
import { messages } from './SavedViews.messages.ts';
import { viewHref, viewQuery } from './viewQuery.ts';

const NAME_LENGTH = 60;

/** The saved views of the list that is open. */
export function SavedViewsPart({ list }: { list: ViewList }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const canShare = useMay('manager');
  const { data, isError, refetch } = useSavedViewsQuery(list);
  const { save, remove } = useSavedViewChanges(list);
  const shown = viewQuery(address);
  const views = data?.views;
  const take = (view: SavedView) =>
    remove.mutate(view.id, {
      onSuccess: () =>
        notify({
          severity: 'success',
          message: messages.removed,
          ...(view.own && {
            undo: () => {
              const { name, query, shared } = view;
              save.mutate({ list, name, query, shared }, { onError: (error) => notify({ severity: 'error', error }) });
            },
          }),
        }),
      onError: (error) => notify({ severity: 'error', error }),
    });
  return (
    <SavedViews
      view={
        views
          ? {
              status: 'ready',
              views: views.map((view) => ({
                id: view.id,
                name: view.name,
                href: viewHref(pathname, address, view.query),
                shared: view.shared,
                by: view.own ? null : view.by,
                current: view.query === shown,
                removable: view.own || canShare,
              })),
            }
          : { status: isError ? 'error' : 'loading' }
      }
      canShare={canShare}
      nameLength={NAME_LENGTH}
      onSave={async (name, shared) => void (await save.mutateAsync({ list, name, query: shown, shared }))}
      onRemove={(id) => {
        const view = views?.find((one) => one.id === id);
        if (view) take(view);
      }}
      onRetry={() => void refetch()}
      failureReason={(error) => knownErrorText(intl, error)}
    />
  );
}
