import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled, useThemeProps } from '@mui/material/styles';
import { Card } from '../Card/index.ts';
import { grid } from '../../theme/grid.ts';

// A line is as high as the text that replaces it, so that nothing moves.
const line = (height: number, width: number | string) => (
  <Skeleton variant="rounded" sx={{ width, height: Math.round(height * 0.6), my: `${Math.round(height * 0.2)}px` }} />
);

const TextRoot = styled('div', { name: 'AdaosTextSkeleton', slot: 'Root' })();
const FigureCardRoot = styled(Card, { name: 'AdaosFigureCardSkeleton', slot: 'Root' })();
const CardRoot = styled(Card, { name: 'AdaosCardSkeleton', slot: 'Root' })();
const TableRoot = styled('div', { name: 'AdaosTableSkeleton', slot: 'Root' })();

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosTextSkeleton: 'root';
    AdaosFigureCardSkeleton: 'root';
    AdaosCardSkeleton: 'root';
    AdaosTableSkeleton: 'root';
  }
  interface ComponentsPropsList {
    AdaosTextSkeleton: TextSkeletonProps;
    AdaosFigureCardSkeleton: FigureCardSkeletonProps;
    AdaosCardSkeleton: CardSkeletonProps;
    AdaosTableSkeleton: TableSkeletonProps;
  }
}

export type TextSkeletonProps = {
  /** How many lines. Default 3; the last is shorter. */
  lines?: number;
};

/** The skeleton of some lines of text. */
export function TextSkeleton(props: TextSkeletonProps) {
  const { lines = 3 } = useThemeProps({ props, name: 'AdaosTextSkeleton' });
  return (
    <TextRoot>
      {Array.from({ length: lines }, (_, index) => (
        <Box key={index}>{line(grid(2.5), index === lines - 1 && lines > 1 ? '62%' : '100%')}</Box>
      ))}
    </TextRoot>
  );
}

export type FigureCardSkeletonProps = {
  /** How many lines of text are under the figure. Default 1. */
  lines?: number;
};

/** The skeleton of a card with one figure. */
export function FigureCardSkeleton(props: FigureCardSkeletonProps) {
  const { lines = 1 } = useThemeProps({ props, name: 'AdaosFigureCardSkeleton' });
  return (
    <FigureCardRoot padding="small">
      {line(grid(2.25), grid(12))}
      <Box sx={{ mt: 0.75 }}>{line(grid(4), '70%')}</Box>
      {Array.from({ length: lines }, (_, index) => (
        <Box key={index}>{line(grid(2.5), index === 0 ? '45%' : '30%')}</Box>
      ))}
    </FigureCardRoot>
  );
}

export type CardSkeletonProps = {
  /** Height in px of the content under the title. Default 200. */
  height?: number;
  /** The kind of content under the title. Default `chart`. */
  holds?: 'chart' | 'rows' | 'text';
};

/** The skeleton of a card with a title and a chart, a table or text. */
export function CardSkeleton(props: CardSkeletonProps) {
  const { height = grid(25), holds = 'chart' } = useThemeProps({ props, name: 'AdaosCardSkeleton' });
  return (
    <CardRoot padding="regular">
      <Box sx={{ mb: 2 }}>{line(grid(2.5), grid(22.5))}</Box>
      <Box sx={{ height, overflow: 'hidden' }}>
        {holds === 'chart' && <ChartSkeleton />}
        {holds === 'rows' && <TableSkeleton rows={Math.floor(height / ROW)} />}
        {holds === 'text' && <TextSkeleton lines={Math.max(1, Math.floor(height / LINE))} />}
      </Box>
    </CardRoot>
  );
}

const [ROW, LINE] = [43, 20];

/** The grid of a chart, with the labels of both axes. */
function ChartSkeleton() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      {Array.from({ length: 4 }, (_, index) => (
        <Box key={index} sx={{ display: 'flex', flex: 1, gap: 1.5 }}>
          {line(grid(2), grid(3.5))}
          <Box sx={{ flex: 1, mt: 1, borderTop: 1, borderColor: 'line.soft' }} />
        </Box>
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', pl: 5 }}>
        {Array.from({ length: 5 }, (_, index) => (
          <Box key={index}>{line(grid(2), grid(4))}</Box>
        ))}
      </Box>
    </Box>
  );
}

export type TableSkeletonProps = {
  /** Default 5. */
  rows?: number;
};

/** The skeleton of a table. */
export function TableSkeleton(props: TableSkeletonProps) {
  const { rows = 5 } = useThemeProps({ props, name: 'AdaosTableSkeleton' });
  return (
    <TableRoot>
      {Array.from({ length: rows }, (_, index) => (
        <Box
          key={index}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 3,
            py: 1.375,
            borderTop: index === 0 ? 0 : 1,
            borderColor: 'line.soft',
          }}
        >
          {line(grid(2.5), `${[38, 30, 44, 34, 26][index % 5]}%`)}
          {line(grid(2.5), '18%')}
        </Box>
      ))}
    </TableRoot>
  );
}
