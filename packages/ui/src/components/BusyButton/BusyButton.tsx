import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled, useThemeProps } from '@mui/material/styles';
import { forwardRef, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import * as tokens from '../../theme/generated/tokens.ts';
import { messages } from './BusyButton.messages.ts';

export type BusyButtonProps = Omit<ButtonProps, 'component' | 'href' | 'loading' | 'ref'> & {
  /** True while its call runs: the button says so, keeps its focus and can't be pressed. */
  busy?: boolean;
  /** The label while busy. Default: "Processing...". */
  busyLabel?: string;
};

const Root = styled(Button, { name: 'AdaosBusyButton', slot: 'Root', shouldForwardProp: (prop) => prop !== 'sx' })({
  '&[aria-busy="true"]': { cursor: 'progress' },
});

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosBusyButton: 'root';
  }
  interface ComponentsPropsList {
    AdaosBusyButton: BusyButtonProps;
  }
}

/** A button that waits for a call. As a form's submit button it does not submit while busy. */
export const BusyButton = forwardRef<HTMLButtonElement, BusyButtonProps>(function BusyButton(props, ref) {
  const {
    busy = false,
    busyLabel,
    onClick,
    startIcon,
    children,
    ...rest
  } = useThemeProps({ props, name: 'AdaosBusyButton' });
  const { formatMessage } = useIntl();
  return (
    <Root
      ref={ref}
      {...rest}
      // Not `disabled`: that would lose the keyboard focus in the middle of the task.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
      startIcon={busy ? <CircularProgress aria-hidden size={tokens.size.icon.small} color="inherit" /> : startIcon}
    >
      {busy ? (busyLabel ?? formatMessage(messages.busy)) : children}
    </Root>
  );
});
