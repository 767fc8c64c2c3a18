import { VISIBILITIES, type Visibility } from '@bank-soal/contract/sets';
import { isTimeZone } from '@bank-soal/ui/lib/time-zone';
import type { OpeningText } from '@bank-soal/ui/sets';
import { isRecord } from '../../browser/unknown-record.js';
import type { ReleaseForm } from './release-form.js';

const visibilityOf = (value: unknown): Visibility | undefined =>
  VISIBILITIES.find((one) => one === value);

function openingOf(value: unknown): OpeningText | undefined {
  if (!isRecord(value)) return undefined;
  const { day, time, timeZone } = value;
  if (typeof day !== 'string' || typeof time !== 'string') return undefined;
  return { day, time, ...(isTimeZone(timeZone) && { timeZone }) };
}

/** Reads what a draft kept of a release; `null` for anything else. */
export function parseRelease(value: unknown): ReleaseForm | null {
  if (!isRecord(value)) return null;
  const visibility = visibilityOf(value.visibility);
  const keyVisibility = visibilityOf(value.keyVisibility);
  const availableFrom = openingOf(value.availableFrom);
  const keyFrom = openingOf(value.keyFrom);
  if (!visibility || !keyVisibility || !availableFrom || !keyFrom) return null;
  return { visibility, availableFrom, keyVisibility, keyFrom };
}
