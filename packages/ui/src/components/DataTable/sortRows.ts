/**
 * The rows in the order of their keys, one for each; NaN is what is not known and comes last in either order. Rows of equal keys
 * keep the order that they had.
 */
export function sortRows<Row>(rows: readonly Row[], keys: Float64Array, descending: boolean): Row[] {
  const sign = descending ? -1 : 1;
  const order = Uint32Array.from(keys, (_key, index) => index).sort((a, b) => {
    const [left, right] = [keys[a] ?? Number.NaN, keys[b] ?? Number.NaN];
    if (left === right) return a - b;
    if (Number.isNaN(left)) return Number.isNaN(right) ? a - b : 1;
    if (Number.isNaN(right)) return -1;
    return left < right ? -sign : sign;
  });
  return Array.from(order, (index) => rows[index]).filter((row) => row !== undefined);
}
