import { grid } from '../../theme/grid.ts';

export interface Box {
  width: number;
  height: number;
  /** The padding on each side, so that the stroke and the end mark are not cut. */
  inset: number;
}

/** The default size of a `Sparkline`. */
export const SPARK_BOX: Box = { width: grid(12), height: grid(3.5), inset: grid(0.375) };

export interface Spark {
  /** SVG path data; a gap in the values is a gap in the line. */
  path: string;
  /** The position of the last value; null when it is not known. */
  end: { x: number; y: number } | null;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The path of a line through `values`, scaled to fill the box; null when fewer than two values are known. */
export function sparkPath(values: readonly (number | null)[], { width, height, inset }: Box): Spark | null {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const x = (index: number) => round(inset + (index / (values.length - 1)) * (width - 2 * inset));
  const y = (value: number) =>
    round(span === 0 ? height / 2 : height - inset - ((value - low) / span) * (height - 2 * inset));
  const commands: string[] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    const before = values[index - 1];
    const after = values[index + 1];
    const alone = (before === undefined || before === null) && (after === undefined || after === null);
    const joined = before !== undefined && before !== null;
    commands.push(`${joined ? 'L' : 'M'}${x(index)} ${y(value)}`);
    // A zero-length line with round caps is a dot: a day between two gaps stays visible.
    if (alone) commands.push(`L${x(index)} ${y(value)}`);
  });
  const last = values.at(-1);
  return { path: commands.join(''), end: typeof last === 'number' ? { x: x(values.length - 1), y: y(last) } : null };
}
