'use client';

import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { ABOVE_LINK, STRETCHED_LINK } from '../../../lib/internal/card-style.js';
import { BOOK_OPEN } from '../../../lib/internal/drawings/book-open.js';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { CompletenessBar } from '../completeness-bar/index.js';
import { Fact, plainTitle, SetCardFrame, type SetCardProps } from '../set-card.js';

export interface QuestionSetCardProps extends SetCardProps {
  /** Whether the set brings an answer key. */
  hasAnswers: boolean;
  /** Whether the set brings test cases. */
  hasTestCases: boolean;
  /** Course; may carry marks. */
  subject: ReactNode;
  /** Where the course leads: to its sets. */
  subjectHref?: string | undefined;
  /** Shows 'Unduh' and is called when it is pressed. */
  onDownload?: () => void;
  /**
   * Whether the download is being fetched.
   * @default false
   */
  downloading?: boolean;
  /** Stands in the place of 'Unduh', such as a menu of several files. */
  action?: ReactNode;
}

/** A question set in the search's results: what it is, how complete, and its download. */
export function QuestionSetCard({
  href,
  title,
  name,
  hasAnswers,
  hasTestCases,
  subject,
  subjectHref,
  onDownload,
  downloading = false,
  action,
  ...rest
}: QuestionSetCardProps) {
  const strings = useTexts(frameTexts);
  return (
    <SetCardFrame
      data-component="question-set-card"
      title={
        <HostLink href={href} className={STRETCHED_LINK}>
          {title}
        </HostLink>
      }
      facts={
        <Fact icon={BOOK_OPEN} name={strings['setCard.subject']} href={subjectHref}>
          {subject}
        </Fact>
      }
      action={
        // Above the stretched link, so that it takes its own presses.
        <div className={`${ABOVE_LINK} ui:print:hidden`}>
          {action ??
            (onDownload && (
              <Button
                size="sm"
                busy={downloading}
                aria-description={plainTitle(name, title)}
                icon={<Glyph of={DOWNLOAD} />}
                onClick={onDownload}
              >
                {strings['file.download']}
              </Button>
            ))}
        </div>
      }
      {...rest}
    >
      <CompletenessBar hasAnswers={hasAnswers} hasTestCases={hasTestCases} />
    </SetCardFrame>
  );
}
