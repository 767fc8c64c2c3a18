import { Button } from '@bank-soal/ui/button';
import { AppFrame, HeaderSession, SiteFooter, SiteHeader } from '@bank-soal/ui/frame';
import { NoticeIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { VisuallyHidden } from '@bank-soal/ui/visually-hidden';
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
  /** Stands at the bell: how much is new. */
  badge?: ReactNode;
  /**
   * Whether the signed-in person teaches.
   * @default false
   */
  teaches?: boolean;
}

/** Header, main part and footer. */
export function SiteFrameView({
  site,
  hrefs,
  path,
  username,
  account,
  badge,
  teaches = false,
  onLogout,
  marks,
  tools,
  languagesAt,
  mainRef,
  children,
}: SiteFrameViewProps) {
  const frameMessages = useTexts(frameTexts);
  const name = site?.name ?? frameMessages.name;
  const signedIn = username !== undefined;
  const languages = languagesAt && <LanguageLinks address={languagesAt} />;
  return (
    <AppFrame
      mainRef={mainRef}
      header={
        <SiteHeader
          name={name}
          homeHref={hrefs.home}
          links={frameLinks(hrefs, path, frameMessages, signedIn ? teaches : undefined)}
          marks={marks ?? frameMarks(site)}
          tools={tools}
          notices={
            signedIn &&
            hrefs.notices !== undefined && (
              <Button asChild variant="ghost">
                <HostLink
                  href={hrefs.notices}
                  title={frameMessages.notices}
                  aria-current={path === hrefs.notices ? 'page' : undefined}
                >
                  <VisuallyHidden>{frameMessages.notices}</VisuallyHidden>
                  <NoticeIcon size={20} />
                  {badge}
                </HostLink>
              </Button>
            )
          }
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
          // The menu of a signed-in person has them, which needs scripts.
          end={signedIn ? <noscript>{languages}</noscript> : languages}
        />
      }
    >
      {children}
    </AppFrame>
  );
}
