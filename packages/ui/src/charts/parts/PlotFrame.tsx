import Box from '@mui/material/Box';
import type { CSSObject } from '@mui/material/styles';
import { useId, type ReactNode, type RefObject } from 'react';
import { unseen } from '../../internal/unseen.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

export interface PlotFrameProps {
  title: string;
  /** What the plot shows, for screen readers. */
  description: string;
  /** The element whose size the plot has. */
  place?: RefObject<HTMLDivElement | null>;
  sx: CSSObject;
  children: ReactNode;
}

/** Names a plot and shows whether the focus is in it: what MUI X focuses is transparent and has no outline of its own. */
export function PlotFrame({ title, description, place, sx, children }: PlotFrameProps) {
  const descriptionId = useId();
  return (
    <Box
      role="group"
      aria-label={title}
      aria-describedby={descriptionId}
      ref={place}
      sx={[
        (theme) => ({
          borderRadius: `${theme.radii.small}px`,
          '&:has(:focus-visible)': {
            outline: `${tokens.border.strong}px solid ${theme.vars.palette.focus}`,
            outlineOffset: grid(0.5),
          },
        }),
        sx,
      ]}
    >
      <Box id={descriptionId} sx={unseen}>
        {description}
      </Box>
      {children}
    </Box>
  );
}
