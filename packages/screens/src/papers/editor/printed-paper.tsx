'use client';

import {
  type ExamItem,
  type ExamPaper,
  examHead,
  SPACES,
  TRUTHS,
  variantOf,
} from '@bank-soal/paper/exam';
import { PAPER_KINDS, pointsText, RULES_TITLE, rulesFor, spaceLines } from '@bank-soal/paper/model';
import { Cluster } from '@bank-soal/ui/cluster';
import { Description, DescriptionList } from '@bank-soal/ui/description-list';
import { Heading } from '@bank-soal/ui/heading';
import { LazyMarkdownView } from '@bank-soal/ui/markdown-view';
import { QuestionContent } from '@bank-soal/ui/questions';
import { Separator } from '@bank-soal/ui/separator';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import type { PaperChoice } from '../../data/papers/use-paper-writes.js';

function PrintedHead({ exam, part, variant }: PaperChoice & { exam: ExamPaper }) {
  const head = examHead(exam, variant);
  const kind = part === 'kunci' ? 'answers' : 'questions';
  const issuers = [head.issuer, head.faculty].filter(Boolean).join(' · ');
  const rules = rulesFor({ ...head, sections: [] }, kind);
  return (
    <Stack gap="sm">
      <Cluster justify="between">
        <Text size="sm">{issuers}</Text>
        <Text size="lg" weight="semibold">{`Varian ${variant}`}</Text>
      </Cluster>
      <Text size="sm" tone="muted">
        {PAPER_KINDS[kind]}
      </Text>
      <Heading level={1}>{head.name}</Heading>
      {[head.subtitle, head.course, head.term].filter(Boolean).map((line) => (
        <Text key={line} weight="semibold">
          {line}
        </Text>
      ))}
      <DescriptionList>
        {head.facts.map(([name, value]) => (
          <Description key={name} term={name}>
            {value}
          </Description>
        ))}
      </DescriptionList>
      {part === 'soal' &&
        head.identity?.map((field) => (
          <Stack key={field}>
            <Text>{field}</Text>
            <Separator decorative />
          </Stack>
        ))}
      {rules.length > 0 && <Text weight="semibold">{RULES_TITLE}</Text>}
      {rules.map((rule, at) => (
        <Text key={rule} size="sm">{`${at + 1}. ${rule}`}</Text>
      ))}
      {part === 'soal' &&
        exam.instructions.map((text) => (
          <LazyMarkdownView key={text} source={text} headingLevel={3} />
        ))}
    </Stack>
  );
}

function PrintedItem({ item, at, keyed }: { item: ExamItem; at: number; keyed: boolean }) {
  const lines = keyed ? 0 : spaceLines(SPACES[item.space]);
  return (
    <Stack as="article" gap="sm">
      <Cluster justify="between">
        <Heading level={3} size="sm">{`${at}.`}</Heading>
        <Text size="sm" tone="muted">{`${pointsText(item.points)} poin`}</Text>
      </Cluster>
      <QuestionContent question={item} withAnswer={keyed} />
      {item.kind === 'benar-salah' &&
        !keyed &&
        TRUTHS.map((word) => <Text key={word}>☐ {word}</Text>)}
      {lines > 0 && (
        <Stack gap="lg">
          {Array.from({ length: lines }, (_, line) => (
            <Separator key={line} decorative />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/**
 * A paper as the page prints it, with all that its files say and in their words: from the same head, in the order of
 * its variant. Formulas, code and pictures are drawn, and there is nothing to press.
 */
export function PrintedPaper({ exam, part, variant }: PaperChoice & { exam: ExamPaper }) {
  const { sections } = variantOf(exam, variant);
  const keyed = part === 'kunci';
  const order = sections.flatMap(({ items }) => items);
  return (
    <Stack gap="lg">
      <PrintedHead exam={exam} part={part} variant={variant} />
      {sections.map((section, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- titles repeat, and nothing here has a state
        <Stack key={at}>
          {section.title !== '' && <Heading level={2}>{section.title}</Heading>}
          {section.note !== '' && !keyed && (
            <Text tone="muted" wrap="keep-lines">
              {section.note}
            </Text>
          )}
          {section.items.map((item) => (
            <PrintedItem
              key={item.questionId}
              item={item}
              at={order.indexOf(item) + 1}
              keyed={keyed}
            />
          ))}
        </Stack>
      ))}
      <Text size="xs" tone="muted">{`Kode naskah ${examHead(exam, variant).code}`}</Text>
    </Stack>
  );
}
