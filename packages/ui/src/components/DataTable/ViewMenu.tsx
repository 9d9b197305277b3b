import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { grid } from '../../theme/grid.ts';
import { ArrowDownIcon, ArrowUpIcon, SettingsIcon } from '../Icon/index.ts';
import { messages } from './DataTable.messages.ts';
import type { TableState } from './tableState.ts';
import { ToolButton, useToolDialog } from './ToolButton.tsx';
import type { DataTableDensity } from './types.ts';

export interface ViewMenuProps<Row extends object> {
  state: TableState<Row>;
  titleColumn: string | undefined;
  /** Rows are cards, which have no density. */
  narrow: boolean;
}

/** Which columns are shown, in which order, and how close the rows are. */
export function ViewMenu<Row extends object>({ state, titleColumn, narrow }: ViewMenuProps<Row>) {
  const name = useIntl().formatMessage(messages.view);
  const id = useId();
  const { button, dialog } = useToolDialog(name, 'right', { p: 2, width: grid(38) });
  return (
    <>
      <ToolButton {...button} name={name} icon={SettingsIcon} narrow={narrow} />
      <Popover {...dialog}>
        {!narrow && <Density density={state.density} onChange={state.setDensity} />}
        <Typography variant="label" component="p" id={id} sx={{ color: 'text.secondary', mb: 0.5 }}>
          <FormattedMessage {...messages.columns} />
        </Typography>
        <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <Columns state={state} titleColumn={titleColumn} />
        </Box>
        <Button variant="text" size="small" onClick={state.resetColumns} sx={{ mt: 1, ml: -1 }}>
          <FormattedMessage {...messages.resetColumns} />
        </Button>
      </Popover>
    </>
  );
}

function Density({ density, onChange }: { density: DataTableDensity; onChange: (density: DataTableDensity) => void }) {
  const id = useId();
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="label" component="p" id={id} sx={{ color: 'text.secondary', mb: 0.75 }}>
        <FormattedMessage {...messages.density} />
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-labelledby={id}
        value={density}
        onChange={(_event, next: DataTableDensity | null) => {
          if (next !== null) onChange(next);
        }}
      >
        {(['comfortable', 'compact'] as const).map((value) => (
          <ToggleButton key={value} value={value}>
            <FormattedMessage {...messages[value]} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

function Columns<Row extends object>({ state, titleColumn }: Pick<ViewMenuProps<Row>, 'state' | 'titleColumn'>) {
  const intl = useIntl();
  const movable = state.columns.filter(({ action }) => action !== true);
  const shown = new Set(state.visible.map(({ id }) => id));
  return movable.map(({ id, header }, index) => (
    <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center' }}>
      <FormControlLabel
        label={header}
        sx={{ flex: 1, minWidth: 0, mx: 0 }}
        control={
          <Checkbox
            checked={shown.has(id)}
            // A row without its title could be neither recognised nor opened.
            disabled={id === titleColumn}
            onChange={(_event, show) => state.showColumn(id, show)}
          />
        }
      />
      <IconButton
        size="small"
        disabled={index === 0}
        aria-label={intl.formatMessage(messages.moveUp, { column: header })}
        onClick={() => state.moveColumn(id, -1)}
      >
        <ArrowUpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={index === movable.length - 1}
        aria-label={intl.formatMessage(messages.moveDown, { column: header })}
        onClick={() => state.moveColumn(id, 1)}
      >
        <ArrowDownIcon fontSize="small" />
      </IconButton>
    </Box>
  ));
}
