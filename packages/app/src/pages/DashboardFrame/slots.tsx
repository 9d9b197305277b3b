import { PartBoundary } from '../../errors/index.ts';
import { PeriodPart } from './PeriodPart.tsx';
import { TitleActions } from './TitleActions.tsx';

/** What the frame gives to its shell; made once, so that the shell is not drawn again with each page. */
export const PERIOD = (
  <PartBoundary>
    <PeriodPart />
  </PartBoundary>
);

export const TITLE_ACTIONS = (
  <PartBoundary>
    <TitleActions />
  </PartBoundary>
);
