/** Parses a whole number, with a hyphen or a minus sign; null for any other text and out of range. */
export function wholeIn(text: string, min: number, max: number): number | null {
  const plain = text.trim().replace(/^[−–]/u, '-');
  if (!/^[+-]?\d{1,9}$/.test(plain)) return null;
  const value = Number(plain);
  return value >= min && value <= max ? value + 0 : null;
}
