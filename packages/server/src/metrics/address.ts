import { type MetricsAddress, MetricsQuery } from '@adaos/api';
import { InvalidInputError } from '../errors/domain-errors.ts';

const list = (text: string) => text.split(',').map((each) => each.trim());

/** `dimension:one|another`; nothing behind the colon: what belongs to none. */
function filterOf(text: string) {
  const at = text.indexOf(':');
  const values = text.slice(at + 1).split('|');
  return { dimension: text.slice(0, Math.max(at, 0)), values: values.map((value) => (value === '' ? null : value)) };
}

/** Reads a question from an address. @throws InvalidInputError that names the part that cannot be read. */
export function questionOf({ metrics, dimensions, filter, ...others }: MetricsAddress): MetricsQuery {
  const read = MetricsQuery.safeParse({
    ...others,
    metrics: list(metrics),
    ...(dimensions !== undefined && { dimensions: list(dimensions) }),
    ...(filter !== undefined && { filters: [filterOf(filter)] }),
  });
  if (read.success) return read.data;
  const fields = Object.fromEntries(
    read.error.issues.map(({ path: [part = ''], message }) => [String(part === 'filters' ? 'filter' : part), message]),
  );
  throw new InvalidInputError('invalid_request', 'Some of what was asked for is not known. See the catalogue.', {
    fields,
  });
}
