import { ORDER_COST_KINDS, type OrderCostKind } from '@adaos/domain';
import * as z from 'zod/mini';
import { parseAmount } from '../CostsScreen/ruleForm.ts';

export interface OrderCostTerms {
  kind: OrderCostKind;
  /** Major units. */
  cost: number;
}

export interface OrderCostValues {
  kind: OrderCostKind;
  cost: string;
}

/** The cost of the typed values, or the errors by the codes of the form's fields. @param digits of the currency. */
export const orderCostSchema = (digits: number) =>
  z.pipe(
    z.object({ kind: z.enum(ORDER_COST_KINDS), cost: z.string() }),
    z.transform((values, { issues }): OrderCostTerms => {
      const cost = parseAmount(values.cost, digits);
      if (cost === undefined) {
        const message = values.cost.trim() === '' ? 'required' : 'number';
        issues.push({ code: 'custom', input: values, path: ['cost'], message });
      }
      return { kind: values.kind, cost: cost ?? 0 };
    }),
  );
