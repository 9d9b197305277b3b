import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import {
  type ActionHandling,
  type ActionItem,
  actionMessages,
  ActionRow,
  type UndoableAction,
  UndoNotice,
} from '../../product/actions/index.ts';
import { weekMessages as messages } from './week.messages.ts';

/** The first of the queue of actions. */
export interface OverviewActions extends ActionHandling {
  /** Those that are open, the most money first. */
  items: readonly ActionItem[];
  /** Where all of them are. */
  allHref: string;
  /** What was just decided, for as long as it can be undone. */
  undoable?: UndoableAction | null;
}

const MOST = 3;

/** What to do this week: the first few actions by money. */
export function ThisWeek({ items, allHref, undoable = null, ...handling }: OverviewActions) {
  const shown = items.slice(0, MOST);
  const titleRef = useRescuedFocus<HTMLHeadingElement>(shown.map(({ id }) => id).join(' '));
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      titleRef={titleRef}
      subtitle={<FormattedMessage {...messages.subtitle} />}
      actions={
        <Link href={allHref}>
          <FormattedMessage {...messages.all} values={{ actions: items.length }} />
        </Link>
      }
      sx={{ '@media print': { display: 'none' } }}
    >
      {handling.decideFailed !== undefined && (
        <Typography role="alert" sx={{ mb: 1.5, color: 'error.main' }}>
          <FormattedMessage {...actionMessages.failed} values={{ reason: handling.decideFailed }} />
        </Typography>
      )}
      {shown.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...messages.none} />
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((action) => (
          <ActionRow key={action.id} action={action} short {...handling} />
        ))}
      </Box>
      <UndoNotice undoable={undoable} />
    </Card>
  );
}
