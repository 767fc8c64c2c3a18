'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { Card } from '../../../components/data/card/index.js';
import { Heading } from '../../../components/data/heading/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { FILE_TYPE } from '../../../lib/internal/drawings/file-type.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

export interface TemplateCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /**
   * Heading of the card.
   * @default 'Template Soal'
   */
  title?: ReactNode;
  /**
   * Level of the title.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4;
  /** Purpose of the template. */
  description?: ReactNode;
  /**
   * Text of the download button.
   * @default 'Download Template Soal'
   */
  actionLabel?: string;
  /** Called when the button is pressed. */
  onDownload: () => void;
  /**
   * Whether the download is being fetched.
   * @default false
   */
  downloading?: boolean;
  /** Stands below, such as why the download failed. */
  children?: ReactNode;
}

/** Offers the sheet that lecturers write questions in. */
export function TemplateCard({
  title,
  headingLevel = 2,
  description,
  actionLabel,
  onDownload,
  downloading = false,
  className,
  children,
  ...rest
}: TemplateCardProps) {
  const strings = useTexts(moreTexts);
  return (
    <Card
      data-component="template-card"
      className={cn('ui:flex ui:flex-col ui:gap-4', className)}
      {...rest}
    >
      <div className="ui:flex ui:gap-3">
        <Glyph of={FILE_TYPE} size={20} className="ui:mt-0.5 ui:text-text-muted" />
        <div className="ui:min-w-0">
          <Heading level={headingLevel} size="sm">
            {title ?? strings['templateCard.title']}
          </Heading>
          <p className="ui:mt-1 ui:text-sm ui:text-text-muted ui:wrap-anywhere">
            {description ?? strings['templateCard.text']}
          </p>
        </div>
      </div>
      <Button width="full" busy={downloading} icon={<Glyph of={DOWNLOAD} />} onClick={onDownload}>
        {actionLabel ?? strings['templateCard.download']}
      </Button>
      {children}
    </Card>
  );
}
