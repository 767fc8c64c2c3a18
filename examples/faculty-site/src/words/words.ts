import type { MessageOverrides } from '@bank-soal/screens/messages';
import type { Strings } from '@bank-soal/ui/lib/strings';

/** What screens and components say, where it is not what the packages have built in. */
export interface Wording {
  messages: MessageOverrides;
  strings: Partial<Strings>;
}

/** Everything that this site says in one language. */
export interface Words {
  site: string;
  faculty: string;
  login: string;
  courseTags: string;
  builder: string;
  language: string;
  /** The language itself; the packages' own Indonesian when absent. */
  translation?: Wording;
  /** What reads otherwise here. */
  own: Wording;
}
