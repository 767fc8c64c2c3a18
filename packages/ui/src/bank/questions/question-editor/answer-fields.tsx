import { RadioGroup } from '../../../components/inputs/radio-group/index.js';
import { MarkdownEditor } from '../../../components/writing/markdown-editor/index.js';
import { questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { AcceptedFields } from './accepted-fields.js';
import type { EditorPartProps } from './editor-part.js';
import { OptionFields } from './option-fields.js';

/** Fields of the right answer, by the kind of question. */
export function AnswerFields({ value, errors, onChange }: EditorPartProps) {
  const strings = useTexts(questionsTexts);
  switch (value.kind) {
    case 'pilihan':
      return (
        <OptionFields
          options={value.options}
          errors={errors}
          onChange={(options) => onChange({ options })}
        />
      );
    case 'benar-salah':
      return (
        <RadioGroup
          label={strings['questionEditor.truth']}
          required
          columns="fit"
          error={errors.answer}
          value={value.truth ?? undefined}
          onChange={(truth) => onChange({ truth })}
          options={(['benar', 'salah'] as const).map((one) => ({
            value: one,
            label: strings[`question.${one}`],
          }))}
        />
      );
    case 'isian':
      return <AcceptedFields value={value} errors={errors} onChange={onChange} />;
    default:
      return (
        <MarkdownEditor
          label={strings['questionEditor.model']}
          hint={
            strings[value.kind === 'kode' ? 'questionEditor.codeHint' : 'questionEditor.modelHint']
          }
          formulas
          size="sm"
          error={errors.answer}
          value={value.model}
          onChange={(model) => onChange({ model })}
        />
      );
  }
}
