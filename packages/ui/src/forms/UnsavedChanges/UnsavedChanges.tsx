import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

const Report = createContext<(form: object, unsaved: boolean) => void>(() => undefined);

export type UnsavedChangesProviderProps = {
  /** Told whether any form inside holds what was typed and not saved. */
  onChange: (unsaved: boolean) => void;
  children: ReactNode;
};

/** Knows of the forms inside whether leaving them would lose something. */
export function UnsavedChangesProvider({ onChange, children }: UnsavedChangesProviderProps) {
  const forms = useRef(new Set<object>());
  const report = useCallback(
    (form: object, unsaved: boolean) => {
      if (unsaved) forms.current.add(form);
      else forms.current.delete(form);
      onChange(forms.current.size > 0);
    },
    [onChange],
  );
  return <Report value={report}>{children}</Report>;
}

/** Has the page's owner know that this form holds what would be lost; until it is saved or gone. */
export function useUnsavedChanges(unsaved: boolean): void {
  const report = useContext(Report);
  const [form] = useState(() => ({}));
  useEffect(() => {
    if (!unsaved) return;
    report(form, true);
    return () => report(form, false);
  }, [form, report, unsaved]);
}
