import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DateRangePicker, DateRangeSkeleton } from '@adaos/ui';
import { periodPart } from '../../period/index.ts';
import { useAppRoute } from '../../routes/useAppRoute.ts';
import { shownPeriod, useMockMode } from '../../state/index.ts';
import { usePeriodChoice } from '../usePeriodChoice.ts';

/** The choice of the period, on every screen that has one. Not on a sample, whose days are fixed, nor without any data. */
export function PeriodPart() {
  const period = useAppRoute()?.period;
  const [address] = useSearchParams();
  const sample = useMockMode() || address.get('sample') === '1';
  const { choice, known } = usePeriodChoice();
  const part = periodPart(address);
  useEffect(() => {
    if (period && !sample) shownPeriod.keep(part);
  }, [part, period, sample]);
  if (!period || sample) return null;
  if (!choice) return known ? null : <DateRangeSkeleton />;
  const { comparison, onComparisonChange, ...alone } = choice;
  return <DateRangePicker {...alone} {...(period === 'compared' && { comparison, onComparisonChange })} />;
}
