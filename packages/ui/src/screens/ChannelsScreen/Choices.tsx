import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { ATTRIBUTION_MODELS, CHANNEL_DIMENSIONS, isOrderDimension } from '@adaos/domain';
import { Choice } from '../../product/frame/Choice.tsx';
import { dimensionMessages, messages, modelMessages } from './Channels.messages.ts';
import type { ChannelsQuery } from './ChannelsView.ts';

/** What the orders are grouped by, and how those that came by several channels are shared. */
export function Choices({
  query,
  onQueryChange,
}: {
  query: ChannelsQuery;
  onQueryChange: (query: ChannelsQuery) => void;
}) {
  const intl = useIntl();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        maxWidth: '60ch',
        mb: 2,
      }}
    >
      <Choice
        label={intl.formatMessage(messages.groupBy)}
        value={query.dimension}
        choices={CHANNEL_DIMENSIONS.map((value) => ({ value, label: intl.formatMessage(dimensionMessages[value]) }))}
        onChange={(dimension) => onQueryChange({ ...query, dimension, page: 0 })}
      />
      {!isOrderDimension(query.dimension) && (
        <Choice
          label={intl.formatMessage(messages.attribution)}
          value={query.model}
          choices={ATTRIBUTION_MODELS.map((value) => ({ value, label: intl.formatMessage(modelMessages[value]) }))}
          onChange={(model) => onQueryChange({ ...query, model, page: 0 })}
        />
      )}
    </Box>
  );
}
