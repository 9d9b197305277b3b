const PERIOD = new Set(['from', 'to', 'compare', 'compareFrom', 'compareTo']);

const isOfView = (name: string) => !PERIOD.has(name) && name !== 'sample' && name !== 'page' && !name.endsWith('.page');

/** The part of an address that a view keeps: filters, sort and columns, in one order. Neither the period, a page nor the sample. */
export function viewQuery(address: URLSearchParams): string {
  const kept = [...address].filter(([name]) => isOfView(name));
  return new URLSearchParams(kept.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))).toString();
}

/** The address of a list with a view, in the period that is shown. */
export function viewHref(pathname: string, address: URLSearchParams, query: string): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of address) if (PERIOD.has(name)) next.set(name, value);
  const written = next.toString();
  return written === '' ? pathname : `${pathname}?${written}`;
}
