import type { SiteAnswer } from '@bank-soal/contract/site';
import { BrandMark } from '@bank-soal/ui/frame';
import type { ReactNode } from 'react';

/** The site's own marks; nothing when it has none, so that the built-in ones stand. */
export function frameMarks(site: Pick<SiteAnswer, 'logos'> | undefined): ReactNode {
  const { university, department } = site?.logos ?? {};
  if (!university && !department) return undefined;
  return (
    <>
      <BrandMark variant="university" name={null} src={university ?? undefined} />
      <BrandMark variant="department" name={null} src={department ?? undefined} />
    </>
  );
}

/** Both marks with their names, for the end of every page: the header has its room for the site's own name. */
export function footerMarks(site: Pick<SiteAnswer, 'logos'> | undefined): ReactNode {
  const { university, department } = site?.logos ?? {};
  return (
    <>
      <BrandMark variant="university" src={university ?? undefined} />
      <BrandMark variant="department" src={department ?? undefined} />
    </>
  );
}
