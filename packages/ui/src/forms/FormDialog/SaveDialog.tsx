import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useEffect, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUnsavedChanges } from '../UnsavedChanges/index.ts';
import { FormActions } from './FormActions.tsx';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

/** Reports what is typed while it is complete, null while it is not, and null once it is over. */
export function usePreview<Terms>(terms: Terms | null, onPreview: (terms: Terms | null) => void, active = true) {
  useEffect(() => {
    if (active) onPreview(terms);
  }, [active, onPreview, terms]);
  useEffect(() => (active ? () => onPreview(null) : undefined), [active, onPreview]);
}

interface SaveFormProps<Values extends FieldValues, Terms> {
  form: UseFormReturn<Values, unknown, Terms>;
  /** Says that it was not saved; the reason follows. */
  failedText: ReactNode;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  /** On the button that saves. */
  saveText: ReactNode;
  /** The fields. */
  children: ReactNode;
}

export interface SaveDialogProps<Values extends FieldValues, Terms>
  extends SaveFormProps<Values, Terms>, Pick<FormDialogProps, 'title' | 'onClose'> {
  /** Saves what was typed, and the dialog closes. A rejection is reported in the dialog, which stays open. */
  onSave: (terms: Terms) => Promise<void>;
}

type SaveState = 'idle' | 'busy' | { error: unknown };
const SPACE = ' ';

/** A form over the screen whose values are saved by its button. */
export function SaveDialog<Values extends FieldValues, Terms>(props: SaveDialogProps<Values, Terms>) {
  const { title, onSave, onClose, ...form } = props;
  const [state, setState] = useState<SaveState>('idle');
  const save = (terms: Terms) => {
    setState('busy');
    onSave(terms).then(onClose, (error: unknown) => setState({ error }));
  };
  return (
    <FormDialog open title={title} busy={state === 'busy'} onClose={onClose}>
      <SaveForm {...form} state={state} onSave={save} />
    </FormDialog>
  );
}

function SaveForm<Values extends FieldValues, Terms>(
  props: SaveFormProps<Values, Terms> & { state: SaveState; onSave: (terms: Terms) => void },
) {
  const { form, failedText, failureReason, saveText, children, state, onSave } = props;
  useUnsavedChanges(form.formState.isDirty);
  const busy = state === 'busy';
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((terms) => !busy && onSave(terms))(event)}>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          {typeof state === 'object' && (
            <Alert severity="error">
              {failedText}
              {SPACE}
              {failureReason?.(state.error)}
            </Alert>
          )}
          {children}
        </Stack>
      </DialogContent>
      <FormActions busy={busy}>{saveText}</FormActions>
    </form>
  );
}
