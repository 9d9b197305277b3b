import { lazy, Suspense } from 'react';
import { WeekSkeleton } from '@adaos/ui/screens/OverviewWeek';
import { PartBoundary } from '../../errors/index.ts';
import { addMessages } from '../../i18n/catalogs.ts';
import { whenOnline } from '../../missingCode.ts';

/** With its texts, which are not among the first: the figures come before it. */
const WeekPart = lazy(() =>
  whenOnline(async () => {
    const [part] = await Promise.all([import('../OverviewWeek/index.ts'), addMessages('later')]);
    return { default: part.WeekPart };
  }),
);

/** What to do this week, whose place is kept until it is there. */
export function Week() {
  return (
    <PartBoundary>
      <Suspense fallback={<WeekSkeleton />}>
        <WeekPart />
      </Suspense>
    </PartBoundary>
  );
}
