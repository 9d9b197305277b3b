import Box from '@mui/material/Box';
import type { CSSObject } from '@mui/material/styles';
import { useId, type HTMLAttributes, type ReactNode, type RefObject } from 'react';
import { unseen } from '../../internal/unseen.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

export interface PlotFrameProps {
  title: string;
  /** What the drawing shows, for those who can't see it. */
  description: string;
  ref?: RefObject<HTMLDivElement | null>;
  sx: CSSObject;
  /** What it tells of the pointer and the focus. */
  signs?: HTMLAttributes<HTMLElement> | undefined;
  children: ReactNode;
}

/** Names a drawing and shows where the focus is: what MUI X focuses is transparent and has no outline of its own. */
export function PlotFrame({ title, description, ref, sx, signs, children }: PlotFrameProps) {
  const descriptionId = useId();
  return (
    <Box
      role="group"
      aria-label={title}
      aria-describedby={descriptionId}
      ref={ref}
      sx={[
        (theme) => ({
          borderRadius: `${theme.radii.small}px`,
          '&:focus-visible, &:has(:focus-visible)': {
            outline: `${tokens.border.strong}px solid ${theme.vars.palette.focus}`,
            outlineOffset: grid(0.5),
          },
        }),
        sx,
      ]}
      {...signs}
    >
      <Box id={descriptionId} sx={unseen}>
        {description}
      </Box>
      {children}
    </Box>
  );
}
