'use client';

import { RadioGroup, type RadioGroupProps } from '../../../components/inputs/radio-group/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { type Audience, audiencesUpTo } from './audience.js';

export interface AudienceChoiceProps
  extends Omit<RadioGroupProps<Audience>, 'options' | 'value' | 'label'> {
  /**
   * Names the choice.
   * @default 'Siapa yang boleh melihat', or 'Kunci jawaban dan test case'
   */
  label?: string;
  /** The chosen audience. */
  value: Audience;
  /**
   * Content with that audience: the set itself, or its answer key with the test cases.
   * @default 'set'
   */
  of?: 'set' | 'key';
  /**
   * Wider audiences are not offered, and the reason is said: a key is never open to more people than
   * its set.
   * @default 'public'
   */
  widest?: Audience;
}

/** Choice of the audience of a question set or its answer key, with a line of explanation each. */
export function AudienceChoice({
  label,
  of = 'set',
  widest = 'public',
  hint,
  ...rest
}: AudienceChoiceProps) {
  const strings = useTexts(moreTexts);
  const key = of === 'key';
  return (
    <RadioGroup
      {...rest}
      label={label ?? strings[key ? 'audience.key' : 'audience.set']}
      hint={
        hint ??
        (widest === 'public' ? undefined : strings['audience.limit'](strings[`audience.${widest}`]))
      }
      options={audiencesUpTo(widest).map((one) => {
        const word = key && one === widest ? 'same' : one;
        return {
          value: one,
          label: strings[`audience.${word}`],
          hint: strings[`audience.${word}Hint`],
        };
      })}
    />
  );
}
