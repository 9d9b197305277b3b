import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LoadingRegion } from '../../components/Skeletons/index.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from './SavedViews.messages.ts';
import type { SavedViewItem, SavedViewsProps } from './types.ts';

export interface ViewListProps extends Pick<SavedViewsProps, 'view' | 'onRemove' | 'onRetry'> {
  /** A view was opened. */
  onOpened: () => void;
}

/** The saved views, each a link to the list with it. */
export function ViewList({ view, onRemove, onRetry, onOpened }: ViewListProps) {
  if (view.status === 'loading')
    return (
      <LoadingRegion>
        <Box sx={{ px: 2.25, py: 1 }}>
          <Skeleton sx={{ height: grid(4.5) }} />
          <Skeleton sx={{ height: grid(4.5), width: '60%' }} />
        </Box>
      </LoadingRegion>
    );
  if (view.status === 'error')
    return (
      <Box role="alert" sx={{ px: 2.25, py: 1, display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography>
          <FormattedMessage {...messages.failed} />
        </Typography>
        <Button size="small" onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </Box>
    );
  if (view.views.length === 0)
    return (
      <Typography sx={{ px: 2.25, py: 1, color: 'text.secondary' }}>
        <FormattedMessage {...messages.none} />
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 1, py: 0.5, maxHeight: grid(40), overflowY: 'auto' }}>
      {view.views.map((item) => (
        <Item key={item.id} item={item} onRemove={onRemove} onOpened={onOpened} />
      ))}
    </Box>
  );
}

type ItemProps = { item: SavedViewItem } & Pick<ViewListProps, 'onRemove' | 'onOpened'>;

function Item({ item: { id, name, href, shared, by, current, removable }, onRemove, onOpened }: ItemProps) {
  const intl = useIntl();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Link
        href={href}
        tone="quiet"
        onClick={onOpened}
        aria-current={current ? 'true' : undefined}
        sx={(theme) => ({
          flex: 1,
          minWidth: 0,
          minHeight: grid(4.5),
          px: 1.25,
          py: 0.75,
          borderRadius: `${theme.radii.small}px`,
          overflowWrap: 'anywhere',
          textDecoration: 'none',
          '&:hover': { backgroundColor: theme.vars.palette.action.hover },
          ...(current && { color: theme.vars.palette.primary.main, fontWeight: theme.typography.fontWeightStrong }),
        })}
      >
        {name}
        {shared && (
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {by === null ? (
              <FormattedMessage {...messages.shared} />
            ) : (
              <FormattedMessage {...messages.sharedBy} values={{ name: by }} />
            )}
          </Typography>
        )}
      </Link>
      {removable && (
        <IconButton
          size="small"
          aria-label={intl.formatMessage(messages.remove, { name })}
          onClick={() => onRemove(id)}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
