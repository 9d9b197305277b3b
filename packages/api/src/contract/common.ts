import { COMPARISONS, LANGUAGES, LEVELS, QUALITIES, ROLES, SOURCES } from '@adaos/domain';
import * as z from 'zod/mini';
import { exactText } from './text.ts';

export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** An amount in major units with at most two decimals, e.g. `799847.11`. */
export const Money = z.number();
/** An ISO 4217 code, upper case. */
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));
/** A calendar day in the shop's timezone, `YYYY-MM-DD`. */
export const IsoDay = z.iso.date().check(z.refine((day) => !day.startsWith('0000'), { error: 'There is no year 0' }));
/** A moment in UTC, ISO 8601. */
export const Timestamp = z.iso.datetime({ offset: true });
/** An IANA timezone, e.g. `Europe/London`. */
export const Timezone = exactText({ least: 1, most: 64 });
export const Uuid = z.guid();
/** Ids of rows that are numbered in the database; a string, since they can pass 2^53. */
export const RowId = z.string().check(z.regex(/^[0-9]{1,19}$/));
/** An opaque place in a list: pass `nextCursor` of one answer as `cursor` of the next call. */
export const Cursor = exactText({ least: 1, most: 512 });

export const Source = z.enum(SOURCES);
export type Source = z.infer<typeof Source>;

export const Quality = z.enum(QUALITIES);
export type Quality = z.infer<typeof Quality>;

export const NoContent = z.object({ ok: z.literal(true) });
/** The answer of a call that only does something: in words, that it is done, or nothing. An object of anything else is no success. */
export const Outcome = z.union([
  z.object({ message: z.string() }),
  z.object({ success: z.literal(true) }),
  z.strictObject({}),
]);

/** The query of a read over days, included at both ends; without them the call chooses. */
export const PeriodQuery = z.object({ from: z.optional(IsoDay), to: z.optional(IsoDay) });
/**
 * What to compare a period with: `previous`, the period of the same length just before; `lastYear`, the same days a year earlier;
 * `custom`, the days from `compareFrom` to `compareTo`. Nothing where the shop has no data of that time.
 */
export const comparisonShape = {
  compare: z.optional(z.enum(COMPARISONS)),
  /** Only for `custom`, which needs both. */
  compareFrom: z.optional(IsoDay),
  compareTo: z.optional(IsoDay),
};
/** The query of a list that is read by page. */
export const PageQuery = z.object({
  cursor: z.optional(Cursor),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
});

/** What every read of figures has in addition to its figures. */
export const readShape = {
  source: Source,
  /** The currency of its amounts; null while the shop has none. */
  currency: z.nullable(z.string()),
  /** When the newest data behind it arrived; null for the sample and without data. */
  updatedAt: z.nullable(Timestamp),
};

export const Level = z.enum(LEVELS);
export type Level = z.infer<typeof Level>;
