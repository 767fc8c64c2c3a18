'use client';

import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { FILE_QUESTION_MARK } from '../../../lib/internal/drawings/file-question-mark.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Fact, plainTitle, SetCardFrame, type SetCardProps } from '../set-card.js';

/** Props of {@link CompactSetCard}. */
export interface CompactSetCardProps extends SetCardProps {
  /** At most two lines of it are shown. */
  description?: ReactNode;
  /** 'N soal'. */
  questionCount: number;
}

/** A question set while browsing: what it is about, how large, and where to see it. */
export function CompactSetCard({
  href,
  title,
  name,
  description,
  questionCount,
  ...rest
}: CompactSetCardProps) {
  const { formatCount } = useFormats();
  const strings = useTexts(frameTexts);
  return (
    <SetCardFrame
      data-component="compact-set-card"
      title={title}
      format="short"
      facts={
        <>
          {description && <p className="ui:line-clamp-2">{description}</p>}
          <Fact icon={FILE_QUESTION_MARK}>
            {strings['setCard.questions'](formatCount(questionCount))}
          </Fact>
        </>
      }
      action={
        <Button
          asChild
          aria-description={plainTitle(name, title)}
          className="ui:covering ui:print:hidden"
        >
          <HostLink href={href}>{strings['setCard.details']}</HostLink>
        </Button>
      }
      {...rest}
    />
  );
}
