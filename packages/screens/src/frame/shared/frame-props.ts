import type { SiteAnswer } from '@bank-soal/contract/site';
import type { ReactNode, Ref } from 'react';

/** A host's words about itself. */
export type OwnSite = Partial<Pick<SiteAnswer, 'name' | 'faculty'>>;

/** Whose site it is, as the frames show it. */
export type FramedSite = Pick<SiteAnswer, 'name' | 'faculty' | 'logos'>;

/** Props of every frame, handed on to its view. */
interface AroundPage {
  /** Path of the page that is shown. */
  path: string;
  /** Replaces both marks of the header. */
  marks?: ReactNode;
  /** Stands before the session, such as a switch of languages. */
  tools?: ReactNode;
  /** Path and query of this page, which is loaded anew in a language; without it there is no choice of languages. */
  languagesAt?: string | undefined;
  /** The main part, which takes focus when the page changes. */
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

export interface FrameProps extends AroundPage {
  /** Called after Logout, when the record is gone: load the page anew, so that nothing stays. */
  onSignedOut: () => void;
  /** The host's words about itself; the server's settings say the rest. */
  site?: OwnSite;
}

export interface FrameViewProps extends AroundPage {
  /** Whose site it is; built-in names and marks until it is known. */
  site: FramedSite | undefined;
  /** The signed-in user. */
  username: string | undefined;
  /** Ends the session. */
  onLogout: () => void;
}
