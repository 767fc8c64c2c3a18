import { LazyMarkdownView } from '../../../components/writing/markdown-view/index.js';
import { CHECK } from '../../../lib/internal/drawings/check.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { optionLetter } from './question-kind.js';
import type { QuestionText } from './question-text.js';

export interface OptionListProps extends Pick<QuestionText, 'options'> {
  withAnswer: boolean;
  headingLevel: 3 | 4 | 5 | 6;
}

/** The options by their letters; those that are right are said and marked to be. */
export function OptionList({ options, withAnswer, headingLevel }: OptionListProps) {
  const strings = useTexts(questionsTexts);
  return (
    <ol aria-label={strings['questionEditor.options']} className="ui:flex ui:flex-col ui:gap-1">
      {options.map(({ markdown, right }, index) => {
        const marked = withAnswer && right;
        return (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- texts repeat, and nothing here has a state
            key={index}
            data-right={marked || undefined}
            className="ui:flex ui:min-w-0 ui:items-start ui:gap-2 ui:rounded-md ui:px-2 ui:py-1 ui:data-right:bg-success-soft"
          >
            <span className="ui:w-5 ui:shrink-0 ui:font-semibold">{optionLetter(index)}.</span>
            <div className="ui:min-w-0 ui:flex-1">
              <LazyMarkdownView source={markdown} headingLevel={headingLevel} />
            </div>
            {marked && (
              <span className="ui:inline-flex ui:shrink-0 ui:items-center ui:gap-1 ui:py-0.5 ui:font-medium ui:text-sm ui:text-success-text">
                <Glyph of={CHECK} strokeWidth={3} />
                {strings['question.rightOption']}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
