import { useEffect, useState, type ComponentType } from 'react';
import type { LineReaderProps } from './LineReader.tsx';

let Loaded: ComponentType<LineReaderProps> | undefined;

/** What answers over a drawing of lines; nothing before its code has come. */
export const LineReader = (props: LineReaderProps) => Loaded && <Loaded {...props} />;

/** Whether it is wanted and its code has come. Where that cannot be loaded nothing is missing from the drawing, and nothing is reported. */
export function useLineReader(wanted: boolean): boolean {
  const [here, setHere] = useState(Loaded !== undefined);
  useEffect(() => {
    if (!wanted || here) return;
    import('./LineReader.tsx').then(
      (module) => {
        Loaded = module.LineReader;
        setHere(true);
      },
      () => undefined,
    );
  }, [wanted, here]);
  return wanted && here;
}
