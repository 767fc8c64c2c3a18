'use client';

import { AdminHeader } from '@bank-soal/ui/admin';
import { Container } from '@bank-soal/ui/container';
import { AppFrame, PageHeader, SiteFooter } from '@bank-soal/ui/frame';
import { useTexts } from '@bank-soal/ui/lib/texts';
import {
  type FrameViewProps,
  footerMarks,
  frameMarks,
  LanguageLinks,
} from '../../frame/shared/index.js';
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
  languagesAt,
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
          end={languagesAt && <LanguageLinks address={languagesAt} />}
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
