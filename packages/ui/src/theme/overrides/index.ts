import type { Components, Theme } from '@mui/material/styles';
import { baseOverrides } from './base.ts';
import { buttonOverrides } from './buttons.ts';
import { choiceOverrides } from './choiceIcons.tsx';
import { dataOverrides } from './data.ts';
import { feedbackOverrides } from './feedback.ts';
import { fieldOverrides } from './fields.ts';
import { surfaceOverrides } from './surfaces.ts';

/** MUI's components styled with our tokens. */
export const overrides: Components<Theme> = {
  ...baseOverrides,
  ...buttonOverrides,
  ...choiceOverrides,
  ...dataOverrides,
  ...feedbackOverrides,
  ...fieldOverrides,
  ...surfaceOverrides,
};
