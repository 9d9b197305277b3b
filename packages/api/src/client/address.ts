import type { RouteDefinition } from '../contract/index.ts';

function scalar(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError(`The parameter ${name} is not a text, number or truth value.`);
}

/** The address of a call: `:name` filled in, the query appended, what is undefined left out. */
export function addressOf(
  baseUrl: string,
  route: RouteDefinition,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(scalar(name, params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, scalar(name, value));
  }
  const tail = search.size > 0 ? `?${search}` : '';
  return baseUrl.replace(/\/+$/, '') + path + tail;
}
