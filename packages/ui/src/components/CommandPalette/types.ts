import type { ElementType } from 'react';

/** One thing that the palette offers. */
export interface PaletteOption {
  id: string;
  /** The heading that it is under; options of one group follow each other. */
  group: string;
  label: string;
  /** Beside the label, e.g. the day of an order. */
  note?: string | undefined;
  icon: ElementType;
  /** Other words by which it is found, in addition to its label and note. */
  keywords?: string | undefined;
  /** Found by the words already, e.g. by the server: shown whatever its own words are. */
  found?: boolean | undefined;
}
