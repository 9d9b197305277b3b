import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState, type ComponentType } from 'react';
import { lazyRegion } from './lazyRegion.tsx';

/** A heavy part of a chart. Only for charts: everything else uses `lazyRegion`, with a skeleton of its own shape. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  _options?: { seldom?: boolean },
): ComponentType<Props> {
  return lazyRegion(load, <Skeleton variant="rounded" height="100%" />);
}

export interface LaterPart<Props> {
  /** Draws the part; nothing before it is ready. */
  Part: ComponentType<Props>;
  /** Whether the part is wanted and its code is here. */
  useReady: (wanted: boolean) => boolean;
}

/** What a chart answers when it is touched. Where its code cannot be loaded nothing is missing, and nothing is reported. */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return {
    Part: (props: Props) => Loaded && <Loaded {...props} />,
    useReady(wanted) {
      const [here, setHere] = useState(Loaded !== undefined);
      useEffect(() => {
        if (!wanted || here) return;
        load().then(
          (part) => {
            Loaded = part;
            setHere(true);
          },
          () => undefined,
        );
      }, [wanted, here]);
      return wanted && here;
    },
  };
}
