import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { prepareLeaveDialog } from './LeaveDialog.tsx';

const Report = createContext<(form: object, unsaved: boolean) => void>(() => undefined);

export type UnsavedChangesProviderProps = {
  /** Called with whether any form inside has unsaved changes. */
  onChange: (unsaved: boolean) => void;
  children: ReactNode;
};

/** Tracks whether any form inside has unsaved changes. */
export function UnsavedChangesProvider({ onChange, children }: UnsavedChangesProviderProps) {
  const forms = useRef(new Set<object>());
  const report = useCallback(
    (form: object, unsaved: boolean) => {
      if (unsaved) {
        forms.current.add(form);
        prepareLeaveDialog();
      } else forms.current.delete(form);
      onChange(forms.current.size > 0);
    },
    [onChange],
  );
  return <Report.Provider value={report}>{children}</Report.Provider>;
}

/** Reports to the provider that this form has unsaved changes, until they are saved or the form is gone. */
export function useUnsavedChanges(unsaved: boolean): void {
  const report = useContext(Report);
  const [form] = useState(() => ({}));
  useEffect(() => {
    if (!unsaved) return;
    report(form, true);
    return () => report(form, false);
  }, [form, report, unsaved]);
}
