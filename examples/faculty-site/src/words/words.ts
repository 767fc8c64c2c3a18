import type { SiteTexts } from '@bank-soal/screens/texts';

/** Everything that this site says in one language. */
export interface Words {
  site: string;
  faculty: string;
  login: string;
  courseTags: string;
  builder: string;
  language: string;
  /** The language itself; the packages' own Indonesian when absent. */
  translation?: SiteTexts;
  /** What reads otherwise here. */
  own: SiteTexts;
}
