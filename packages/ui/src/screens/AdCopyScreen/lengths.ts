import { countGraphemes, type PartLimit } from '@adaos/domain';

/** How long a text is against what its platform takes. `cut`: longer than what shows everywhere. */
export function lengthOf(text: string, { most, shown }: PartLimit) {
  const length = countGraphemes(text.trim());
  return { length, over: Math.max(0, length - most), cut: shown !== undefined && length > shown && length <= most };
}
