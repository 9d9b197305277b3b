/** The whole number that a text holds, with a hyphen or a minus sign; null for any other and beyond the range. */
export function wholeIn(text: string, min: number, max: number): number | null {
  const plain = text.trim().replace(/^[−–]/u, '-');
  if (!/^[+-]?\d{1,9}$/.test(plain)) return null;
  const value = Number(plain);
  return value >= min && value <= max ? value + 0 : null;
}
