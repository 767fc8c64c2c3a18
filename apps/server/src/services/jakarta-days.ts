const DAY_MS = 86_400_000;

// Jakarta has kept UTC+7 without summer time since 1964: no calendar tables are needed.
const startOf = (day: string) => Date.parse(`${day}T00:00:00.000+07:00`);

/** The moments in which whole days in Jakarta begin and, not included, end: ISO 8601, UTC. */
export function jakartaDays(from: string, to: string): { start: string; end: string } {
  return {
    start: new Date(startOf(from)).toISOString(),
    end: new Date(startOf(to) + DAY_MS).toISOString(),
  };
}
