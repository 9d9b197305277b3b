/** A bar of a waterfall. */
export interface WaterfallStep {
  id: string;
  label: string;
  /** `total`: an amount from 0; `change`: what is added to the amounts before it, or taken off. */
  kind: 'total' | 'change';
  value: number;
  /** What the value is made of, as it is read, e.g. "from EUR 900 to EUR 1,200". */
  note?: string | undefined;
  /** Where its rows are. */
  href?: string | undefined;
}

/** From where to where a bar reaches. */
export interface WaterfallBar {
  from: number;
  to: number;
}

/** Where the bars are: a total from 0, and each change from where the bar before it ends. */
export function barsOf(steps: readonly Pick<WaterfallStep, 'kind' | 'value'>[]): WaterfallBar[] {
  let reached = 0;
  return steps.map(({ kind, value }) => {
    const from = kind === 'total' ? 0 : reached;
    reached = from + value;
    return { from, to: reached };
  });
}
