'use client';

import { AdminHeader } from '@bank-soal/ui/admin-header';
import { AppFrame } from '@bank-soal/ui/app-frame';
import { Container } from '@bank-soal/ui/container';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { PageHeader } from '@bank-soal/ui/page-header';
import { SiteFooter } from '@bank-soal/ui/site-footer';
import { type FrameViewProps, footerMarks, frameMarks } from '../../frame/shared/index.js';
import { adminFrameTexts } from '../../indonesian/admin-frame.js';
import { frameTexts } from '../../indonesian/frame.js';
import { type AdminFrameHrefs, adminLinks } from './admin-frame-hrefs.js';

export interface AdminFrameViewProps extends FrameViewProps {
  /** The links of the bar. */
  hrefs: AdminFrameHrefs;
}

/** Header with the areas, main part and footer of the administration. */
export function AdminFrameView({
  site,
  hrefs,
  path,
  username,
  onLogout,
  marks,
  tools,
  mainRef,
  children,
}: AdminFrameViewProps) {
  const frameMessages = useTexts(frameTexts);
  const adminFrameMessages = useTexts(adminFrameTexts);
  const name = site?.name ?? frameMessages.name;
  return (
    <AppFrame
      mainRef={mainRef}
      header={
        <AdminHeader
          name={name}
          homeHref={hrefs.lecturers ?? hrefs.site}
          links={adminLinks(hrefs, path, adminFrameMessages)}
          marks={marks ?? frameMarks(site)}
          username={username}
          onLogout={onLogout}
          end={tools}
        />
      }
      footer={
        <SiteFooter
          name={name}
          organisation={site?.faculty || undefined}
          marks={marks === undefined && footerMarks(site)}
        />
      }
    >
      {children}
    </AppFrame>
  );
}

/** Stands at /dev/admin/dosen, which has no guard: the list of lecturers is for administrators. */
export function ComingSoonView() {
  return (
    <Container space="lg">
      <PageHeader title={useTexts(adminFrameTexts).comingSoon} />
    </Container>
  );
}
