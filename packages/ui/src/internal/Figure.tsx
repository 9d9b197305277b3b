import { useFormatters, type Unit } from '../i18n/index.ts';
import { isMoney } from '../i18n/units.ts';
import { MoneyFigure } from './MoneyFigure.tsx';

/** A value of any unit in large type; money with a smaller currency. */
export function Figure({ value, unit }: { value: number; unit: Unit }) {
  const format = useFormatters();
  return isMoney(unit) ? <MoneyFigure amount={value} {...unit} /> : format.value(value, unit);
}
