import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useIntl } from 'react-intl';
import { SearchIcon } from '../Icon/index.ts';
import { messages } from './DataTable.messages.ts';

export interface SearchFilterProps {
  /** The column's heading. */
  column: string;
  value: string;
  onChange: (value: string) => void;
}

/** Searches a column's words as one types. */
export function SearchFilter({ column, value, onChange }: SearchFilterProps) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.search, { column });
  return (
    <TextField
      type="search"
      size="small"
      value={value}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label, autoComplete: 'off', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon aria-hidden sx={{ fontSize: 18, color: 'text.tertiary' }} />
            </InputAdornment>
          ),
          sx: (theme) => ({
            minHeight: 36,
            ...theme.mixins.finger,
            '& input': { ...theme.typography.body1, pl: 0.5, pr: 0.5, textOverflow: 'ellipsis' },
            '& .MuiInputAdornment-root': { mr: 0.5 },
          }),
        },
      }}
      // Gives way to the buttons beside it, down to what its name needs.
      sx={{ flex: { xs: '1 1 100%', sm: '1 1 150px' }, maxWidth: { sm: 240 } }}
    />
  );
}
