import { BusyButton, type BusyButtonProps } from '../../components/BusyButton/index.ts';

/**
 * Sends a form that only a script can send. Until one runs it sends nothing, which would lose what is typed; the script that
 * comes first may have it submit (`data-submits`). In a browser without scripts it is not there.
 */
export function SubmitButton({ scripted, ...button }: Omit<BusyButtonProps, 'type' | 'sx'> & { scripted: boolean }) {
  return (
    <BusyButton
      {...button}
      variant="contained"
      size="large"
      fullWidth
      {...(scripted
        ? { type: 'submit' }
        : { type: 'button', 'data-submits': '', sx: { '@media (scripting: none)': { display: 'none' } } })}
    />
  );
}
