'use client';

import type { SiteAnswer } from '@bank-soal/contract/site';
import { useSite } from '../../data/use-site.js';

/** What a host may say of itself. */
export type OwnSite = Partial<Pick<SiteAnswer, 'name' | 'faculty'>>;

/** Whose site it is, as the frames show it. */
type FramedSite = Pick<SiteAnswer, 'name' | 'faculty' | 'logos'>;

const NO_LOGOS = { university: null, department: null };

/**
 * Name, faculty and marks for the frames: the host's own words before the server's settings.
 *
 * @returns undefined while no name is known
 */
export function useOwnSite(own: OwnSite | undefined): FramedSite | undefined {
  const site = useSite();
  const settings = site.status === 'ready' ? site.data : undefined;
  const name = own?.name ?? settings?.name;
  if (name === undefined) return undefined;
  return {
    name,
    faculty: own?.faculty ?? settings?.faculty ?? '',
    logos: settings?.logos ?? NO_LOGOS,
  };
}
