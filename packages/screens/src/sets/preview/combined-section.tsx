'use client';

import type { PreviewType } from '@bank-soal/contract/files';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { Heading } from '@bank-soal/ui/heading';
import { SplitLayout } from '@bank-soal/ui/split-layout';
import { Stack } from '@bank-soal/ui/stack';
import { WhenNear } from '@bank-soal/ui/when-near';
import type { ReactNode } from 'react';
import { combinedOf } from '../../model/combined-of.js';
import type { QuestionSet } from '../../model/question-set.js';
import { ClosedKey, type ClosedKeyProps } from './closed-key.js';
import { combinedId } from './combined-id.js';
import { usePreviewMessages } from './preview-messages.js';

/** Props of {@link CombinedSection}. */
export interface CombinedSectionProps extends Pick<ClosedKeyProps, 'onLogin'> {
  set: QuestionSet;
  renderCombined: (type: PreviewType) => ReactNode;
}

/** Height of a viewer in pixels. */
const HEIGHT = 600;

function has(set: QuestionSet, type: PreviewType): boolean {
  return set.files.some(({ category }) => combinedOf(category) === type);
}

function Combined({
  set,
  type,
  renderCombined,
  onLogin,
}: CombinedSectionProps & { type: PreviewType }) {
  const previewMessages = usePreviewMessages();
  return (
    <Stack gap="sm" id={combinedId(type)} tabIndex={-1}>
      <Heading level={2} size="md">
        {previewMessages.combined[type]}
      </Heading>
      {has(set, type) ? (
        <WhenNear minHeight={HEIGHT}>{renderCombined(type)}</WhenNear>
      ) : type === 'answers' && set.hasAnswers ? (
        <ClosedKey set={set} onLogin={onLogin} />
      ) : (
        <EmptyState size="sm" frame="sunken" title={previewMessages.nothingToCombine[type]} />
      )}
    </Stack>
  );
}

/** The two viewers: questions with test cases, and answers. */
export function CombinedSection(props: CombinedSectionProps) {
  return (
    <SplitLayout
      ratio={has(props.set, 'answers') ? 'even' : 'wide-start'}
      start={<Combined {...props} type="questions" />}
      end={<Combined {...props} type="answers" />}
    />
  );
}
