import { useState } from 'react';
import { useTableAddress } from '../../components/DataTable/index.ts';

/**
 * What is chosen of a list that is no table, kept in the address of the page as the tables' choices are, where there is one.
 * @param name unique on its page. @param usual what is left out of the address.
 */
export function useAddressChoice<Choice extends string>(
  name: string,
  known: readonly Choice[],
  usual: Choice,
): [Choice, (choice: Choice) => void] {
  const kept = useTableAddress();
  const [own, setOwn] = useState(usual);
  if (!kept) return [own, setOwn];
  const asked = kept.address.get(name);
  const choose = (choice: Choice) =>
    kept.onChange((address) => {
      const next = new URLSearchParams(address);
      if (choice === usual) next.delete(name);
      else next.set(name, choice);
      return next;
    });
  return [known.find((choice) => choice === asked) ?? usual, choose];
}
