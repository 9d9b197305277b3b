import { useTheme } from '@mui/material/styles';
import { useMemo, useSyncExternalStore } from 'react';
import * as tokens from '../../theme/generated/tokens.ts';
import { rem } from '../../theme/typography.ts';

type WidthOf = (text: string) => number;

let context: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** @param lasting whether what is measured stays so. */
function widthsIn(font: string, lasting: boolean): WidthOf {
  return (text) => {
    const key = `${font} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    context ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
    if (!context) return 0;
    context.font = font;
    const { width } = context.measureText(text);
    if (lasting) widths.set(key, width);
    return width;
  };
}

function watchFonts(onChange: () => void): () => void {
  document.fonts.addEventListener('loadingdone', onChange);
  return () => document.fonts.removeEventListener('loadingdone', onChange);
}

/** Tells how wide a text is as a caption, in px, without having the page laid out; anew once its typeface has come. */
export function useCaptionWidth(): WidthOf {
  const {
    fontWeight = 450,
    fontSize = rem(tokens.type.caption.fontSize),
    fontFamily = 'sans-serif',
  } = useTheme().typography.caption;
  const font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const here = useSyncExternalStore(
    watchFonts,
    () => document.fonts.check(font),
    () => false,
  );
  return useMemo(() => widthsIn(font, here), [font, here]);
}
