import { BusyButton, type BusyButtonProps } from '../../components/BusyButton/index.ts';

/**
 * Submits a form that needs a script. Until one runs it does not submit, which would lose what is typed; the page's first script
 * may make it submit (`data-submits`). In a browser without scripts it is hidden.
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
