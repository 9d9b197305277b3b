import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ChartFrame, type ChartCardProps, type ChartTable } from '../ChartFrame/index.ts';
import { messages } from '../charts.messages.ts';
import { NearScreen } from '../../internal/NearScreen.tsx';
import { WaterfallPlot } from '../parts/lazyPlots.tsx';
import type { Unit } from '../../i18n/index.ts';
import { useValueTexts } from '../parts/useTexts.ts';
import { grid } from '../../theme/grid.ts';
import type { WaterfallStep } from './steps.ts';

export interface WaterfallChartProps extends Omit<ChartCardProps, 'height' | 'notes'> {
  /** In their order: a total, what changed it, and the total that it makes; up to about twelve. */
  steps: readonly WaterfallStep[];
  unit: Unit;
  /** The heading of the notes in the table; without it the notes are in the tooltips alone. */
  notesLabel?: string | undefined;
  /** Where a step leads, for its tooltip. Default: "Opens what is behind it". */
  hrefText?: string | undefined;
}

const ROW = grid(4.5);

/** How one total became another: a bar of each, and between them a bar of each change, or a table of the same values. */
export function WaterfallChart({ steps, unit, notesLabel, hrefText, ...card }: WaterfallChartProps) {
  const intl = useIntl();
  const write = useValueTexts(unit);
  const [texts, shortTexts] = useMemo(
    () =>
      [write.value, write.axis].map((text) =>
        steps.map(({ kind, value }) => (kind === 'change' && value > 0 ? `+${text(value)}` : text(value))),
      ) as [string[], string[]],
    [steps, write],
  );
  const table = useMemo(
    (): ChartTable => ({
      rowHeader: intl.formatMessage(messages.label),
      columns: [{ id: 'value', label: card.title }],
      rowCount: steps.length,
      rowAt: (index) => {
        const { label = '', value = null, href } = steps[index] ?? {};
        return { id: label, name: label, values: [value], texts: [texts[index] ?? ''], href };
      },
      ...(notesLabel !== undefined && { notes: [{ label: notesLabel, texts: steps.map(({ note = '' }) => note) }] }),
    }),
    [intl, card.title, steps, texts, notesLabel],
  );
  return (
    <ChartFrame {...card} height={ROW * Math.max(1, steps.length)} empty={steps.length === 0} table={table}>
      <NearScreen height="100%">
        <WaterfallPlot
          steps={steps}
          texts={texts}
          shortTexts={shortTexts}
          title={card.title}
          opens={hrefText ?? intl.formatMessage(messages.opens)}
        />
      </NearScreen>
    </ChartFrame>
  );
}
