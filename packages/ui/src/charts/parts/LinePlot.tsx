import Box from '@mui/material/Box';
import { useCallback, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import type { BandData } from './Band.tsx';
import { LineReader, useLineReader } from './lazyReader.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { lineLayout } from './lineLayout.ts';
import { PlotFrame } from './PlotFrame.tsx';
import type { ChartData, ChartSeries } from './types.ts';
import { useCaptionWidth } from './useCaptionWidth.ts';
import { useSize } from './useSize.ts';
import { useTexts } from './useTexts.ts';

export interface LinePlotSeries extends ChartSeries {
  /** Fills the ground under the line. */
  area?: boolean;
  /** Which of its points are not of this series, though it has a value there; they are not read out. */
  silent?: (index: number) => boolean;
  /** The text of a value, where it is more than the value. */
  text?: (value: number, index: number) => string;
  /** Values beyond those of the series say nothing, rather than that they are not known. */
  partial?: boolean;
}

export interface LinePlotProps {
  data: ChartData<LinePlotSeries>;
  title: string;
  /** The names stand at the ends of these lines; on narrow screens all stand above instead. */
  endLabels: readonly ChartSeries[];
  narrow: boolean;
  /** Whether heights are compared over 0. */
  fromZero: boolean;
  /** A value to compare with, as a line across. */
  reference?: { value: number; label: string } | undefined;
  bands?: readonly BandData[];
  /** A line down at a point, with what begins there. */
  divider?: { index: number; label: string };
  /** Room of the axis of values in px, so that drawings one above the other line up. Default: what it needs. */
  axisWidth?: number;
}

const NO_BANDS: readonly BandData[] = [];

/** What the visitor asks of a drawing that can not answer yet; `signs` go onto the element around it. */
function useAsked() {
  const asked = useRef<Event>(undefined);
  const [wanted, setWanted] = useState(false);
  const signs = useMemo(() => {
    const ask = ({ nativeEvent }: SyntheticEvent) => {
      asked.current = nativeEvent;
      setWanted(true);
    };
    const turnAway = () => {
      asked.current = undefined;
    };
    return {
      tabIndex: 0,
      onFocus: ask,
      onKeyDown: ask,
      onBlur: turnAway,
      onPointerDown: ask,
      onPointerMove: ask,
      onPointerLeave: turnAway,
    };
  }, []);
  const takeAsked = useCallback(() => {
    const event = asked.current;
    asked.current = undefined;
    return event;
  }, []);
  return { wanted, signs, takeAsked };
}

/**
 * Lines of no more points than there are pixels. They are drawn at once; what answers the pointer and the keys comes with MUI X
 * once the drawing is touched, or after the visitor's first sign of life.
 */
export function LinePlot(props: LinePlotProps) {
  const { data, title, endLabels, reference, bands = NO_BANDS, divider } = props;
  const { points, series } = data;
  const texts = useTexts(data);
  const [place, size] = useSize<HTMLDivElement>();
  const widthOf = useCaptionWidth();
  const layout = useMemo(() => lineLayout(props, size, texts, widthOf), [props, size, texts, widthOf]);
  const { wanted, signs, takeAsked } = useAsked();
  const ready = useLineReader(wanted);
  return (
    <PlotFrame
      title={title}
      description={texts.description}
      ref={place}
      sx={{ height: '100%', touchAction: 'pan-y', userSelect: 'none' }}
      signs={ready ? undefined : signs}
    >
      {layout && (
        <Box sx={{ position: 'relative', ...size }}>
          <LineDrawing
            {...layout}
            {...size}
            series={series}
            thinned={layout.drawn.length < points.length}
            endLabels={endLabels}
            reference={reference}
            bands={bands}
            divider={divider}
          />
          {ready && (
            <LineReader
              plane={layout.plane}
              drawn={layout.drawn}
              {...size}
              points={points}
              series={series}
              texts={texts}
              takeAsked={takeAsked}
            />
          )}
        </Box>
      )}
    </PlotFrame>
  );
}
