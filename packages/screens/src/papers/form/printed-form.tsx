'use client';

import { Description, DescriptionList } from '@bank-soal/ui/description-list';
import { Heading } from '@bank-soal/ui/heading';
import { LazyMarkdownView } from '@bank-soal/ui/markdown-view';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { type PaperDraft, titleOf } from '../draft/paper-draft.js';
import type { BuilderQuestion } from '../draft/question.js';
import { questionsOf } from '../draft/visitor-draft.js';
import { formTags, questionFacts } from './form-facts.js';
import { useFormWords } from './use-form-words.js';

function PrintedText({ question, type }: BuilderQuestion) {
  if (type !== 'Markdown') return <Text wrap="keep-lines">{question}</Text>;
  return <LazyMarkdownView source={question} headingLevel={3} />;
}

/**
 * The form as it is printed: formulas, code and tables drawn, nothing to press. A question's facts,
 * its level and whose it is, are for lecturers: who sits the exam need not know them.
 */
export function PrintedForm({ form, withFacts }: { form: PaperDraft; withFacts: boolean }) {
  const words = useFormWords();
  const tags = formTags(form, words);
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Heading level={1}>{titleOf(form)}</Heading>
        {form.description !== '' && <Text wrap="keep-lines">{form.description}</Text>}
        {tags.length > 0 && (
          <DescriptionList>
            {tags.map(([name, value]) => (
              <Description key={name} term={name}>
                {value}
              </Description>
            ))}
          </DescriptionList>
        )}
      </Stack>
      {questionsOf(form).map((question, index) => (
        <Stack key={question.id} as="article" gap="xs">
          <Heading level={2} size="sm">
            {words.messages.question(index + 1)}
          </Heading>
          <PrintedText {...question} />
          {withFacts && (
            <Text size="sm" tone="muted">
              {questionFacts(question, words)}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
