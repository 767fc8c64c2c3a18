import { Checkbox } from '../../../components/inputs/checkbox/index.js';
import { RadioGroup } from '../../../components/inputs/radio-group/index.js';
import { Select } from '../../../components/inputs/select/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { HeadGroup } from './head-group.js';
import {
  MOST_VARIANTS,
  PAPER_SIZES,
  type PaperHeadErrors,
  type PaperHeadValue,
  variantLetters,
} from './paper-head.js';

/** How a paper is printed: on what, in how many orders. */
export function PrintFields({
  value,
  errors,
  onChange,
}: {
  value: PaperHeadValue;
  errors: PaperHeadErrors;
  onChange: (part: Partial<PaperHeadValue>) => void;
}) {
  const strings = useTexts(papersTexts);
  const { formatCount } = useFormats();
  return (
    <HeadGroup title={strings['paperHead.print']} column="19rem">
      <RadioGroup
        label={strings['paperHead.size']}
        columns="fit"
        error={errors.size}
        value={value.size}
        onChange={(size) => onChange({ size })}
        options={PAPER_SIZES.map((size) => ({
          value: size,
          label: size,
          hint: strings[`paperHead.${size}`],
        }))}
      />
      <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-3">
        <Select
          label={strings['paperHead.variants']}
          hint={strings['paperHead.variantsHint']}
          error={errors.variants}
          options={variantLetters(MOST_VARIANTS).map((_, index) => ({
            value: String(index + 1),
            label: strings['paperHead.variantOption'](
              formatCount(index + 1),
              variantLetters(index + 1).join(', '),
            ),
          }))}
          value={String(value.variants)}
          onChange={(event) => onChange({ variants: Number(event.target.value) })}
        />
        <Checkbox
          label={strings['paperHead.shuffle']}
          hint={strings['paperHead.shuffleHint']}
          error={errors.shuffleOptions}
          checked={value.shuffleOptions}
          onChange={(event) => onChange({ shuffleOptions: event.target.checked })}
        />
      </div>
    </HeadGroup>
  );
}
