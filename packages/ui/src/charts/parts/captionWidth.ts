import type { Theme } from '@mui/material/styles';

let context: CanvasRenderingContext2D | null | undefined;

/** Tells how wide a text is as a caption, in px, without having the page laid out. */
export function captionWidth({ typography }: Theme): (text: string) => number {
  context ??= document.createElement('canvas').getContext('2d');
  const { fontWeight = 450, fontSize = '0.75rem', fontFamily = 'sans-serif' } = typography.caption;
  return (text) => {
    if (!context) return 0;
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return context.measureText(text).width;
  };
}
