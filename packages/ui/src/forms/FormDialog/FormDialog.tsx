import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { styled, useThemeProps } from '@mui/material/styles';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { LeaveDialog, UnsavedChangesProvider, useUnsavedChanges } from '../UnsavedChanges/index.ts';
import { formSkeleton } from './formSkeleton.tsx';

const Close = createContext<() => void>(() => undefined);

/** For the form's own "Cancel": closes the dialog, after the user agreed to lose unsaved changes. */
export const useCloseDialog = () => useContext(Close);

export type FormDialogProps = {
  open: boolean;
  /** What the form is for: "Add a user". */
  title: ReactNode;
  /** On the dialog. */
  className?: string;
  /** True while the form is submitted; the dialog then stays open. Default false. */
  busy?: boolean;
  /** The form, which reports by `useUnsavedChanges` whether it has unsaved changes. Left out: it is loading. */
  children?: ReactNode;
  /** Cancelled: by the form's own button, Escape or a click outside the dialog. */
  onClose: () => void;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosFormDialog: 'root';
  }
  interface ComponentsPropsList {
    AdaosFormDialog: FormDialogProps;
  }
}

const Root = styled(Dialog, { name: 'AdaosFormDialog', slot: 'Root' })();

/** A form over the screen. It closes at once without changes, and asks before unsaved changes are lost. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, className, busy = false, children, onClose } = useThemeProps({ props, name: 'AdaosFormDialog' });
  const titleId = useId();
  const [unsaved, setUnsaved] = useState(false);
  const [question, setQuestion] = useState<'none' | 'asked' | 'stay'>('none');
  const lastField = useRef<HTMLElement>(null);
  useUnsavedChanges(open && unsaved);
  if (!open && question !== 'none') setQuestion('none');

  useEffect(() => {
    if (question === 'stay') lastField.current?.focus();
  }, [question]);

  const close = useCallback(() => {
    if (busy) return;
    if (unsaved) setQuestion('asked');
    else onClose();
  }, [busy, onClose, unsaved]);
  const rememberField = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches('input, textarea, select')) lastField.current = target;
  };
  return (
    <>
      <Root
        open={open}
        onClose={close}
        onFocus={rememberField}
        maxWidth="xs"
        fullWidth
        aria-labelledby={titleId}
        {...(className !== undefined && { className })}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <Close.Provider value={close}>
          <UnsavedChangesProvider onChange={setUnsaved}>{children ?? formSkeleton}</UnsavedChangesProvider>
        </Close.Provider>
      </Root>
      <LeaveDialog open={open && question === 'asked'} onStay={() => setQuestion('stay')} onLeave={onClose} />
    </>
  );
}
