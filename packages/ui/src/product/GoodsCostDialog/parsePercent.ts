/** Reads a percentage from 0 to 100 as people type it: `60`, `60,5`, `60.5 %`. Null when it is not one. */
export function parsePercent(text: string): number | null {
  const match = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%?\s*$/.exec(text);
  const digits = match?.[1];
  if (digits === undefined) return null;
  const value = Number(digits.replace(',', '.'));
  return value <= 100 ? value : null;
}
