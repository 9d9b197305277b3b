import { useState } from 'react';

/** Whether something that opens has been open: it is not mounted before, and stays for the transition of its closing. */
export function useOnceOpen(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return open || opened;
}
