'use client';

import type { SiteAnswer } from '@bank-soal/contract/site';
import { AppFrame } from '@bank-soal/ui/app-frame';
import { BrandMark } from '@bank-soal/ui/brand-mark';
import { SiteFooter } from '@bank-soal/ui/site-footer';
import { HeaderSession, SiteHeader } from '@bank-soal/ui/site-header';
import type { ReactNode, Ref } from 'react';
import { frameMessages } from '../messages/frame.js';
import type { FrameHrefs } from './frame-hrefs.js';
import { frameLinks } from './frame-hrefs.js';

/** Props of {@link SiteFrameView}. */
export interface SiteFrameViewProps {
  /** Whose site it is; built-in names and marks until it is known. */
  site: Pick<SiteAnswer, 'name' | 'faculty' | 'logos'> | undefined;
  hrefs: FrameHrefs;
  /** Path of the page that is shown. */
  path: string;
  /** Who is signed in. */
  username: string | undefined;
  /** Stands in place of the name, such as the person's menu. */
  account?: ReactNode;
  onLogout: () => void;
  /** The main part, which takes focus. */
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

function marks(site: SiteFrameViewProps['site']): ReactNode {
  const { university, department } = site?.logos ?? {};
  if (!university && !department) return undefined;
  return (
    <>
      <BrandMark variant="university" name={null} src={university ?? undefined} />
      <BrandMark variant="department" name={null} src={department ?? undefined} />
    </>
  );
}

/** Header, main part and footer (§1). */
export function SiteFrameView({
  site,
  hrefs,
  path,
  username,
  account,
  onLogout,
  mainRef,
  children,
}: SiteFrameViewProps) {
  const name = site?.name ?? frameMessages.name;
  return (
    <AppFrame
      mainRef={mainRef}
      header={
        <SiteHeader
          name={name}
          homeHref={hrefs.home}
          links={frameLinks(hrefs, path)}
          marks={marks(site)}
          end={
            <HeaderSession
              username={username}
              account={account}
              loginHref={path === hrefs.login ? undefined : hrefs.login}
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
