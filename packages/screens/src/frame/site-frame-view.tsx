import { AppFrame, HeaderSession, SiteFooter, SiteHeader } from '@bank-soal/ui/frame';
import { useTexts } from '@bank-soal/ui/lib/texts';
import type { ReactNode } from 'react';
import { frameTexts } from '../indonesian/frame.js';
import type { FrameHrefs } from './frame-hrefs.js';
import { frameLinks } from './frame-hrefs.js';
import { type FrameViewProps, footerMarks, frameMarks, LanguageLinks } from './shared/index.js';

export interface SiteFrameViewProps extends FrameViewProps {
  /** Where the header leads. */
  hrefs: FrameHrefs;
  /** Stands in place of the name, such as the person's menu. */
  account?: ReactNode;
}

/** Header, main part and footer. */
export function SiteFrameView({
  site,
  hrefs,
  path,
  username,
  account,
  onLogout,
  marks,
  tools,
  languagesAt,
  mainRef,
  children,
}: SiteFrameViewProps) {
  const frameMessages = useTexts(frameTexts);
  const name = site?.name ?? frameMessages.name;
  return (
    <AppFrame
      mainRef={mainRef}
      header={
        <SiteHeader
          name={name}
          homeHref={hrefs.home}
          links={frameLinks(hrefs, path, frameMessages, username !== undefined)}
          marks={marks ?? frameMarks(site)}
          tools={tools}
          end={
            <HeaderSession
              username={username}
              account={account}
              loginHref={hrefs.login}
              onLogout={onLogout}
              logoutTo={hrefs.logout}
            />
          }
        />
      }
      footer={
        <SiteFooter
          name={name}
          organisation={site?.faculty || undefined}
          marks={marks === undefined && footerMarks(site)}
          end={languagesAt && <LanguageLinks address={languagesAt} />}
        />
      }
    >
      {children}
    </AppFrame>
  );
}
