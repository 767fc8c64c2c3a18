'use client';

import type { SiteAnswer } from '@bank-soal/contract/site';
import { AdminHeader } from '@bank-soal/ui/admin-header';
import { AppFrame } from '@bank-soal/ui/app-frame';
import { SiteFooter } from '@bank-soal/ui/site-footer';
import type { ReactNode, Ref } from 'react';
import { frameMarks, useFrameMessages } from '../../frame/shared/index.js';
import { type AdminFrameHrefs, adminLinks } from './admin-frame-hrefs.js';
import { useAdminFrameMessages } from './admin-frame-messages.js';

/** Props of {@link AdminFrameView}. */
export interface AdminFrameViewProps {
  /** Whose site it is; built-in names and marks until it is known. */
  site: Pick<SiteAnswer, 'name' | 'faculty' | 'logos'> | undefined;
  /** The links of the bar. */
  hrefs: AdminFrameHrefs;
  /** Path of the page that is shown. */
  path: string;
  /** The signed-in username; 'Admin' without one. */
  username: string | undefined;
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

/** Header with the areas, main part and footer of the administration. */
export function AdminFrameView({
  site,
  hrefs,
  path,
  username,
  onLogout,
  marks = frameMarks(site),
  tools,
  mainRef,
  children,
}: AdminFrameViewProps) {
  const frameMessages = useFrameMessages();
  const adminFrameMessages = useAdminFrameMessages();
  const name = site?.name ?? frameMessages.name;
  return (
    <AppFrame
      mainRef={mainRef}
      header={
        <AdminHeader
          name={name}
          homeHref={hrefs.lecturers ?? hrefs.site}
          links={adminLinks(hrefs, path, adminFrameMessages)}
          marks={marks}
          username={username}
          onLogout={onLogout}
          end={tools}
        />
      }
      footer={<SiteFooter name={name} organisation={site?.faculty || undefined} />}
    >
      {children}
    </AppFrame>
  );
}
