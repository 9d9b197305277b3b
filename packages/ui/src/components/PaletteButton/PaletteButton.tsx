import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { SearchIcon } from '../Icon/index.ts';
import { buttonLabel } from './PaletteButton.messages.ts';

const Root = styled(IconButton, { name: 'AdaosPaletteButton', slot: 'Root' })(({ theme }) => ({
  border: theme.mixins.hairline(theme.vars.palette.line.main),
  backgroundColor: theme.vars.palette.background.paper,
}));

export type PaletteButtonProps = {
  onOpen: () => void;
  /** The user is about to open it: its code can be loaded. */
  onIntent?: () => void;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosPaletteButton: 'root';
  }
  interface ComponentsPropsList {
    AdaosPaletteButton: PaletteButtonProps;
  }
}

/** Opens the `CommandPalette` from a `TopBar`. The keys, Ctrl or Command and K, are the product's to listen for. */
export function PaletteButton(props: PaletteButtonProps) {
  const { onOpen, onIntent } = useThemeProps({ props, name: 'AdaosPaletteButton' });
  const { formatMessage } = useIntl();
  return (
    <Root
      aria-label={formatMessage(buttonLabel)}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      title={formatMessage(buttonLabel)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
    >
      <SearchIcon />
    </Root>
  );
}
