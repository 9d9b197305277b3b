import type { ConversationStatus } from '@adaos/domain';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { RegionBoundary } from '../../components/Regions/index.ts';
import { ConversationList } from './ConversationList.tsx';
import { messages as m } from './OperatorScreen.messages.ts';
import { Thread } from './Thread.tsx';
import type { OperatorScreenProps } from './types.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

/** The screen of the support team: who waits, the longest first, and the conversation beside it. */
export function OperatorScreen(props: OperatorScreenProps) {
  const { filter, onFilterChange, selectedId } = props;
  const intl = useIntl();
  const reading = selectedId !== undefined;
  return (
    <>
      <PageHeader
        title={intl.formatMessage(m.title)}
        actions={
          <ToggleButtonGroup
            exclusive
            size="small"
            value={filter}
            aria-label={intl.formatMessage(m.filter)}
            onChange={(_, value: ConversationStatus | null) => {
              if (value !== null) onFilterChange(value);
            }}
          >
            <ToggleButton value="open">
              <FormattedMessage {...m.open} />
            </ToggleButton>
            <ToggleButton value="closed">
              <FormattedMessage {...m.closed} />
            </ToggleButton>
          </ToggleButtonGroup>
        }
      />
      <Card
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${tokens.size.aside.regular}px minmax(0, 1fr)` },
          // The button of the chat floats below it, not over its own button.
          height: { md: `calc(100dvh - ${grid(30)}px)` },
          minHeight: { md: grid(65) },
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            display: { xs: reading ? 'none' : 'block', md: 'block' },
            minHeight: 0,
            overflowY: 'auto',
            borderInlineEnd: { md: 1 },
            borderColor: { md: 'line.soft' },
          }}
        >
          <RegionBoundary>
            <ConversationList {...props} />
          </RegionBoundary>
        </Box>
        <Box
          sx={{
            display: { xs: reading ? 'flex' : 'none', md: 'flex' },
            flexDirection: 'column',
            minHeight: 0,
            height: { xs: `calc(100dvh - ${grid(21.25)}px)`, md: 'auto' },
          }}
        >
          <RegionBoundary>
            <Thread {...props} />
          </RegionBoundary>
        </Box>
      </Card>
    </>
  );
}
