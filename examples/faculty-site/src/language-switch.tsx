import { SegmentedToggle } from '@bank-soal/ui/segmented-toggle';
import { useLanguage } from './language-provider.js';

const LANGUAGES = [
  { value: 'id', label: 'ID' },
  { value: 'en', label: 'EN' },
] as const;

/** Chooses the language, in the header of every page. */
export function LanguageSwitch() {
  const { language, words, choose } = useLanguage();
  return (
    <SegmentedToggle
      label={words.language}
      options={LANGUAGES}
      value={language}
      onChange={choose}
    />
  );
}
