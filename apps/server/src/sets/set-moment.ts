const ISO = /^\d{4}-\d{2}-\d{2}(?:T|$)/;

/** The moment that a client gives for a set; the present for none, for nonsense and the future. */
export function setMoment(given: string | null | undefined, now: Date): string {
  if (given == null || !ISO.test(given)) return now.toISOString();
  const moment = new Date(given);
  const usable = moment.getTime() <= now.getTime() && moment.getUTCFullYear() >= 1970;
  return (usable ? moment : now).toISOString();
}
