'use client';

import type { SiteAnswer } from '@bank-soal/contract/site';
import { AppFrame } from '@bank-soal/ui/app-frame';
import { SiteFooter } from '@bank-soal/ui/site-footer';
import { HeaderSession, SiteHeader } from '@bank-soal/ui/site-header';
import type { ReactNode, Ref } from 'react';
import type { FrameHrefs } from './frame-hrefs.js';
import { frameLinks } from './frame-hrefs.js';
import { frameMarks, useFrameMessages } from './shared/index.js';

/** Props of {@link SiteFrameView}. */
export interface SiteFrameViewProps {
  /** Whose site it is; built-in names and marks until it is known. */
  site: Pick<SiteAnswer, 'name' | 'faculty' | 'logos'> | undefined;
  /** Where the header leads. */
  hrefs: FrameHrefs;
  /** Path of the page that is shown. */
  path: string;
  /** Who is signed in. */
  username: string | undefined;
  /** Stands in place of the name, such as the person's menu. */
  account?: ReactNode;
  /** Ends the session. */
  onLogout: () => void;
  /** Replaces both marks of the header. */
  marks?: ReactNode;
  /** Stands before the session, such as a switch of languages. */
  tools?: ReactNode;
  /** The main part, which takes focus. */
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** Header, main part and footer. */
export function SiteFrameView({
  site,
  hrefs,
  path,
  username,
  account,
  onLogout,
  marks = frameMarks(site),
  tools,
  mainRef,
  children,
}: SiteFrameViewProps) {
  const frameMessages = useFrameMessages();
  const name = site?.name ?? frameMessages.name;
  return (
    <AppFrame
      mainRef={mainRef}
      header={
        <SiteHeader
          name={name}
          homeHref={hrefs.home}
          links={frameLinks(hrefs, path, frameMessages)}
          marks={marks}
          tools={tools}
          end={
            <HeaderSession
              username={username}
              account={account}
              loginHref={hrefs.login}
              onLogout={onLogout}
            />
          }
        />
      }
      footer={<SiteFooter name={name} organisation={site?.faculty || undefined} />}
    >
      {children}
    </AppFrame>
  );
}
