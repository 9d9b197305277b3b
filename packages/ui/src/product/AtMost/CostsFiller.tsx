import { createContext, useContext, type ReactNode } from 'react';

const Filler = createContext<(() => void) | null>(null);

export interface CostsFillerProps {
  /** Opens the list of the missing costs over the screen. Null: each mark leads to where the costs are. */
  onFill: (() => void) | null;
  children: ReactNode;
}

/** Has every `AtMost` inside open the list of the missing costs, in place of leaving the screen. */
export function CostsFiller({ onFill, children }: CostsFillerProps) {
  return <Filler.Provider value={onFill}>{children}</Filler.Provider>;
}

export const useCostsFiller = () => useContext(Filler);
