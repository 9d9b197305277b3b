import Button, { buttonClasses, type ButtonProps } from '@mui/material/Button';

/** A button of a user's row. While it waits it can't be pressed, and keeps the focus that `disabled` would lose. */
export function RowButton({ waiting, onClick, ...rest }: ButtonProps & { waiting: boolean }) {
  return (
    <Button
      size="small"
      {...rest}
      {...(waiting ? { 'aria-disabled': true, className: buttonClasses.disabled } : { onClick })}
    />
  );
}
