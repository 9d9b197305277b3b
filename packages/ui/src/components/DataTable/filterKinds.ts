import type { DataTableFilterValue, DataTableRange } from './types.ts';

export const isRange = (value: DataTableFilterValue | undefined): value is DataTableRange =>
  typeof value === 'object' && 'min' in value;

export const isChoice = (value: DataTableFilterValue | undefined): value is readonly string[] => Array.isArray(value);
