'use client';

import type { Id } from '@bank-soal/contract/common';
import { useCallback } from 'react';
import type { KeyStorage } from '../../browser/stored.js';
import { useSession } from '../../session/session-provider.js';
import { userKey } from '../../session/user-key.js';
import type { SaveFile } from '../form/use-form-downloads.js';
import type { PaperEditorProps } from './paper-editor.js';
import type { PaperEditorViewProps } from './paper-editor-view.js';

/** Props of `PaperEditorScreen`. */
export interface PaperEditorScreenProps {
  /** The paper that is made; undefined for a new one. */
  paperId: Id | undefined;
  /** Called with where the paper is from now on, such as for the address. */
  onPaperChange: (id: Id) => void;
  /** Where links lead. */
  hrefs: PaperEditorViewProps['hrefs'];
  /** Where what the server does not have yet outlives the page; without one it lasts as long as the page. */
  storage?: KeyStorage;
  /**
   * Hands a file to the person.
   * @default a download of the browser
   */
  save?: SaveFile;
  /**
   * Prints the page.
   * @default window.print
   */
  print?: () => void;
  /** Called when the account left a paper that another had shared. */
  onLeft?: () => void;
  /** Leads to the login and back; the ended session is gone by then. */
  onSessionEnded: () => void;
}

/** What every way to open a paper is given. */
export type OpenProps = PaperEditorScreenProps & Pick<PaperEditorProps, 'onKept' | 'onReopen'>;

/** Under which name the browser keeps what the server does not have yet of a paper of this person. */
export function useStorageName(): PaperEditorProps['storageName'] {
  const { user } = useSession();
  const key = user ? userKey(user) : '';
  return useCallback((id) => `paper-draft:${key}:${id ?? 'new'}`, [key]);
}

/** Prints the page. */
export const print = () => window.print();
