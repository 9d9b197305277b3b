import * as z from 'zod/mini';
import { isDay } from '@adaos/domain';
import { ERA, parseAmount } from './ruleForm.ts';

/** A cost of one unit may have fractions of the smallest unit of the currency. */
export const UNIT_COST_DIGITS = 4;

export interface UnitCostValues {
  cost: string;
  from: string;
}

const text = z.string().check(z.trim());

/** The typed values as a cost, or the errors by the codes of the form's fields. */
export const unitCostSchema = z.pipe(
  z.object({ cost: text, from: text }),
  z.transform((values: UnitCostValues, { issues }): { cost: number; from: string } => {
    const wrong = (name: keyof UnitCostValues, message: string) =>
      issues.push({ code: 'custom', input: values, path: [name], message });
    const cost = parseAmount(values.cost, UNIT_COST_DIGITS);
    if (values.cost === '') wrong('cost', 'required');
    else if (cost === undefined) wrong('cost', 'number');
    if (!isDay(values.from)) wrong('from', 'required');
    else if (values.from < ERA.first || values.from > ERA.last) wrong('from', 'range');
    return { cost: cost ?? 0, from: values.from };
  }),
);
