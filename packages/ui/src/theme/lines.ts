import * as tokens from './generated/tokens.ts';

const { hairline: WIDTH } = tokens.border;

/** A CSS border: the line that separates parts of a page. `colour` is a CSS colour, mostly `theme.vars.palette.line.main`. */
export const hairline = (colour: string, style: 'solid' | 'dashed' = 'solid'): string =>
  `${WIDTH}px ${style} ${colour}`;

/** A CSS shadow that draws a line around a box without taking space; `width` in px, default a hairline. */
export const ring = (colour: string, width: number = WIDTH): string => `0 0 0 ${width}px ${colour}`;
