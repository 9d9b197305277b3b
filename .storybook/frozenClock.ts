/** The instant that every story shows: Thursday 15 January 2026, noon UTC. */
const NOW = Date.parse('2026-01-15T12:00:00Z');

const RealDate = globalThis.Date;

const FrozenDate = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [NOW] : args, newTarget) as Date,
  get: (target, key) => (key === 'now' ? () => NOW : (Reflect.get(target, key) as unknown)),
});

/** Stops the calendar for a story; timers run on. Returns what sets it free again. */
export function freezeClock(): () => void {
  globalThis.Date = FrozenDate;
  return () => {
    globalThis.Date = RealDate;
  };
}
