/** From this share of the whole on, in percent, a part is nearly all: what is left of the ring could not be seen. */
const NEARLY_ALL = 97;

/**
 * The share of the whole in percent with one decimal: 100 less that of the rest, so that the two add up to it. What is not all is never
 * said to be 100.
 */
export function shareOf(value: number, whole: number): number {
  if (value >= whole) return 100;
  const rest = Math.max(1, Math.round((1_000 * (whole - value)) / whole));
  return (1_000 - rest) / 10;
}

/** The part that is nearly all of the whole, or all of it; undefined where there is none. */
export function partThatIsNearlyAll<Part extends { value: number }>(parts: readonly Part[]): Part | undefined {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return whole <= 0 ? undefined : parts.find(({ value }) => (100 * value) / whole >= NEARLY_ALL);
}
