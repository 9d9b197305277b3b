import Box from '@mui/material/Box';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ATTRIBUTION_MODELS, CHANNEL_DIMENSIONS, isOrderDimension } from '@adaos/domain';
import { Field } from '../../forms/Field/index.ts';
import { dimensionMessages, messages, modelMessages } from './Channels.messages.ts';
import type { ChannelsQuery } from './ChannelsView.ts';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of a few, beside what it changes: it takes effect at once. */
function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <Select
        native
        value={value}
        inputProps={{ id }}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

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
