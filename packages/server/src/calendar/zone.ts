import { DateTime, IANAZone } from 'luxon';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Remembered days are dropped together at this number. */
const MOST_REMEMBERED = 5_000;

/** The clocks of one timezone. Quick, since only the days on which they change are looked up in full. */
export class ZoneClock {
  readonly #zone: IANAZone;
  /** By the number of the UTC day: minutes east of UTC from a day before it to a day after it, null where that changes. */
  readonly #offsets = new Map<number, number | null>();

  /** @param timezone an IANA name. */
  constructor(timezone: string) {
    this.#zone = IANAZone.create(timezone);
  }

  #steadyOffset(at: number): number | null {
    const utcDay = Math.floor(at / DAY_MS);
    const known = this.#offsets.get(utcDay);
    if (known !== undefined) return known;
    const offset = this.#zone.offset((utcDay - 1) * DAY_MS);
    const steady = [0, 1, 2].every((days) => this.#zone.offset((utcDay + days) * DAY_MS) === offset) ? offset : null;
    if (this.#offsets.size >= MOST_REMEMBERED) this.#offsets.clear();
    this.#offsets.set(utcDay, steady);
    return steady;
  }

  /**
   * The moment at which the clocks show a local time. One that they skip in spring is an hour later, one that they show
   * twice in autumn is the first of the two.
   * @param local the time as if it were UTC, in milliseconds since 1970.
   */
  toUtc(local: number): number {
    const offset = this.#steadyOffset(local);
    if (offset !== null) return local - offset * MINUTE_MS;
    const parts = DateTime.fromMillis(local, { zone: 'utc' }).setZone(this.#zone, { keepLocalTime: true });
    return Math.min(...parts.getPossibleOffsets().map((possible) => possible.toMillis()));
  }

  /** The day that the calendar shows at a moment, `YYYY-MM-DD`. */
  dayAt(at: number): string {
    const offset = this.#steadyOffset(at) ?? this.#zone.offset(at);
    return new Date(at + offset * MINUTE_MS).toISOString().slice(0, 10);
  }
}
