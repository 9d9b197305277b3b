import { CheckCircleIcon, ChevronDownIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../../icons/icons.tsx';

// The library's icons where MUI would bring its own.
export const alertIcons = {
  success: <CheckCircleIcon fontSize="inherit" />,
  info: <InfoIcon fontSize="inherit" />,
  warning: <WarningIcon fontSize="inherit" />,
  error: <ErrorIcon fontSize="inherit" />,
};
export const opens = <ChevronDownIcon />;
export const clears = <CloseIcon fontSize="small" />;
export { ChevronDownIcon as SelectIcon };
