import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { lazyRegion } from '../../internal/lazyRegion.tsx';
import { saveFile } from '../../internal/saveFile.ts';
import { messages } from '../charts.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { tableToCsv, type ChartNotes, type ChartTable } from './chartTable.ts';
import { Legend, type LegendItem } from './Legend.tsx';
import { SaveMenu } from './SaveMenu.tsx';

const ValuesTable = lazyRegion(
  () => import('./ValuesTable.tsx').then((module) => module.ValuesTable),
  <Skeleton variant="rounded" height="100%" />,
);

/** The props of every chart beside its data. */
export interface ChartCardProps {
  /** The heading of the card, and the name of saved files. */
  title: string;
  /** A line of secondary text under the title: what is counted, or what to look for. */
  description?: ReactNode;
  /** Beside the title, e.g. the mark of sample data. */
  mark?: ReactNode;
  /** The least height of the chart in px; it fills a higher card. Default 260. */
  height?: number;
  /** Shows a skeleton while the data is loaded. */
  loading?: boolean;
  /** What went wrong, in the reader's language; shown instead of the chart. */
  error?: string | undefined;
  onRetry?: () => void;
  /** What is to be said of the values of each point, in the table and the file. */
  notes?: ChartNotes | undefined;
}

export interface ChartFrameProps extends ChartCardProps {
  /** Whether there is nothing to draw. */
  empty: boolean;
  /** Shown instead of an empty chart. Default: a sentence that says so. */
  emptyText?: ReactNode;
  /** The values of the chart. */
  table: ChartTable;
  /** Names above the chart. */
  legend?: readonly LegendItem[] | undefined;
  /** The plot; it fills its place. */
  children: ReactNode;
}

/** The card around a chart: its title, the plot or the same values as a table, and files of both. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    description,
    mark,
    height = tokens.size.plot.regular,
    loading = false,
    error,
    onRetry,
    empty,
    emptyText,
  } = props;
  const { notes, legend, children } = props;
  const table = { ...props.table, notes: [...(notes ? [notes] : []), ...(props.table.notes ?? [])] };
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const [asTable, setAsTable] = useState(false);
  const [failed, setFailed] = useState(false);
  const drawn = !loading && error === undefined && !empty;

  const savePicture = async () => {
    try {
      const { pictureOf } = await import('./picture.ts');
      if (card.current !== null) saveFile(await pictureOf(card.current), `${title}.png`);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const saveFigures = () => saveFile(new Blob([tableToCsv(table)], { type: 'text/csv;charset=utf-8' }), `${title}.csv`);

  return (
    <Card
      component="section"
      ref={card}
      aria-labelledby={titleId}
      sx={{ display: 'flex', flexDirection: 'column', p: { xs: 2.5, md: 3 }, pb: { xs: 2, md: 2 }, height: '100%' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25, mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
            <Typography id={titleId} variant="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {mark}
          </Box>
          {description !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.tertiary', mt: 0.25, textWrap: 'pretty' }}>
              {description}
            </Typography>
          )}
        </Box>
        {drawn && (
          <Box sx={{ display: 'flex', flex: 'none', my: -0.875, mr: -1.25 }}>
            <Button variant="text" size="small" onClick={() => setAsTable(!asTable)}>
              <FormattedMessage {...(asTable ? messages.asChart : messages.asTable)} />
            </Button>
            <SaveMenu onSaveFigures={saveFigures} {...(!asTable && { onSavePicture: () => void savePicture() })} />
          </Box>
        )}
      </Box>
      {failed && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', mb: 1 }}>
          <FormattedMessage {...messages.saveFailed} />
        </Typography>
      )}
      {loading && <Skeleton variant="rounded" height={height} />}
      {!loading && error !== undefined && <ErrorState level={3} description={error} {...(onRetry && { onRetry })} />}
      {!loading && error === undefined && empty && (
        <Typography
          component="div"
          sx={{
            minHeight: height,
            display: 'grid',
            placeItems: 'center',
            textAlign: 'center',
            color: 'text.secondary',
          }}
        >
          {emptyText ?? <FormattedMessage {...messages.noData} />}
        </Typography>
      )}
      {drawn && legend !== undefined && !asTable && <Legend items={legend} />}
      {drawn && (
        // As high as the card beside it, with the same room for the plot and the table.
        <Box sx={{ position: 'relative', flex: 1, minHeight: height, '& > *': { position: 'absolute', inset: 0 } }}>
          {asTable ? <ValuesTable table={table} title={title} /> : children}
        </Box>
      )}
    </Card>
  );
}
