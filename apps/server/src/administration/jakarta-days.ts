import { DAY_MS, jakartaMidnight } from '@bank-soal/contract/common';

const EARLIEST = Date.parse('0000-01-01T00:00:00.000Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment as it is stored; outside of the years that sort as text it is the nearest within. */
export function storedMoment(time: number): string {
  return new Date(Math.min(Math.max(time, EARLIEST), LATEST)).toISOString();
}

/** The moments in which whole days in Jakarta begin and, not included, end: ISO 8601, UTC. */
export function jakartaDays(from: string, to: string): { start: string; end: string } {
  return {
    start: storedMoment(jakartaMidnight(from)),
    end: storedMoment(jakartaMidnight(to) + DAY_MS),
  };
}

const isDay = (text: string) => !text.includes('T');

/** Moments between two bounds, each a day in Jakarta, a moment or empty: the first included, the second not. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const start =
    from && (isDay(from) ? jakartaDays(from, from).start : storedMoment(Date.parse(from)));
  // A moment is included to its millisecond.
  const end = to && (isDay(to) ? jakartaDays(to, to).end : storedMoment(Date.parse(to) + 1));
  return { start, end };
}
