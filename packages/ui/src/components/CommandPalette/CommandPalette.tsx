import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import ListItemIcon from '@mui/material/ListItemIcon';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { unseen } from '../../internal/unseen.ts';
import { grid } from '../../theme/grid.ts';
import { SearchIcon } from '../Icon/index.ts';
import { messages } from './CommandPalette.messages.ts';
import type { PaletteOption } from './types.ts';

const Root = styled(Dialog, { name: 'AdaosCommandPalette', slot: 'Root' })(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    marginTop: theme.spacing(2),
    [theme.breakpoints.up('sm')]: { marginTop: '12vh' },
  },
}));

/** The list is a part of the dialog, under the field, not over it. */
const List = styled('div', { name: 'AdaosCommandPalette', slot: 'List' })(({ theme }) => ({
  '& .MuiAutocomplete-paper': { margin: 0, border: 0, boxShadow: 'none', backgroundColor: 'transparent' },
  '& .MuiAutocomplete-listbox': { maxHeight: `min(${grid(52)}px, 55vh)`, padding: theme.spacing(0, 1, 1) },
  '& .MuiAutocomplete-option': { gap: theme.spacing(1.5), borderRadius: theme.radii.control },
  '& ul[role="group"]': { margin: 0, padding: 0, listStyle: 'none' },
}));

const GroupName = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(1.5, 1, 0.5),
  color: theme.vars.palette.text.secondary,
}));

/** Takes the place of the popper; what positions that is left out. */
const InlineList = ({ children }: { children?: ReactNode | ((state: never) => ReactNode) }) => (
  <List>{typeof children === 'function' ? null : children}</List>
);

export type CommandPaletteProps = {
  open: boolean;
  /** Everything that is offered, group after group. */
  options: readonly PaletteOption[];
  query: string;
  onQueryChange: (query: string) => void;
  /** The user's choice; the palette does not close by itself. */
  onChoose: (id: string) => void;
  onClose: () => void;
  /** More may come for these words. */
  searching?: boolean;
  /** What these words should have found could not be read. */
  failed?: boolean;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosCommandPalette: 'root' | 'list';
  }
  interface ComponentsPropsList {
    AdaosCommandPalette: CommandPaletteProps;
  }
}

const byWords = createFilterOptions<PaletteOption>({
  stringify: ({ label, note = '', keywords = '' }) => `${label} ${note} ${keywords}`,
});

/** Finds a screen, a thing or an action by typing, whatever the case and the accents, and opens it by the keyboard. */
export function CommandPalette(inProps: CommandPaletteProps) {
  const props = useThemeProps({ props: inProps, name: 'AdaosCommandPalette' });
  const { open, options, query, onQueryChange, onChoose, onClose, searching = false, failed = false } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const titleId = `${id}-label`; // the name that the list looks for
  return (
    <Root open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Box component="h2" id={titleId} sx={unseen}>
        <FormattedMessage {...messages.title} />
      </Box>
      <Autocomplete<PaletteOption>
        id={id}
        open
        disablePortal
        autoHighlight
        options={options}
        value={null}
        inputValue={query}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') onQueryChange(text);
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose(); // the list takes the key, since it is open
        }}
        onChange={(_event, option) => option && onChoose(option.id)}
        groupBy={({ group }) => group}
        renderGroup={({ key, group, children }) => (
          <li key={key} role="none">
            <GroupName aria-hidden>{group}</GroupName>
            <ul role="group" aria-label={group}>
              {children}
            </ul>
          </li>
        )}
        getOptionLabel={({ label }) => label}
        getOptionKey={(option) => option.id}
        filterOptions={(all, state) => {
          const matching = new Set(byWords(all, state));
          return all.filter((option) => option.found === true || matching.has(option));
        }}
        noOptionsText={
          searching ? (
            <FormattedMessage {...messages.searching} />
          ) : (
            <FormattedMessage {...messages.nothing} values={{ query: query.trim() }} />
          )
        }
        slots={{ popper: InlineList }}
        renderOption={({ key, ...option }, { label, note, icon: Icon }) => (
          <li key={key} {...option}>
            <ListItemIcon sx={{ minWidth: 0 }}>
              <Icon />
            </ListItemIcon>
            <Typography component="span" variant="body2" noWrap sx={{ flex: 1 }}>
              {label}
            </Typography>
            {note !== undefined && (
              <Typography component="span" variant="caption" color="text.secondary" noWrap>
                {note}
              </Typography>
            )}
          </li>
        )}
        renderInput={({ slotProps }) => (
          <Box sx={{ p: 1.5 }}>
            <OutlinedInput
              id={id}
              fullWidth
              autoFocus
              placeholder={formatMessage(messages.field)}
              {...slotProps.input}
              sx={{ '&&': { pl: 1.5 } }}
              startAdornment={
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              }
              endAdornment={null}
              slotProps={{ input: { ...slotProps.htmlInput, 'aria-labelledby': titleId } }}
            />
          </Box>
        )}
      />
      <Typography
        role="status"
        variant="caption"
        color="text.secondary"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'line.soft' }}
      >
        <FormattedMessage {...(failed ? messages.failed : searching ? messages.searching : messages.keys)} />
      </Typography>
    </Root>
  );
}
