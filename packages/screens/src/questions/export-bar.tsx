import { QUESTION_FORMATS, type QuestionFormat } from '@bank-soal/contract/questions';
import { BulkActionBar } from '@bank-soal/ui/admin';
import { Button } from '@bank-soal/ui/button';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@bank-soal/ui/menu';
import { questionsTexts } from '../indonesian/questions.js';

/** Actions on the chosen questions together. */
export function ExportBar({
  count,
  onClear,
  onExport,
  onMark,
}: {
  count: number;
  onClear: () => void;
  onExport: (format: QuestionFormat) => void;
  /** Gives all of them outcomes and a level. */
  onMark: () => void;
}) {
  const messages = useTexts(questionsTexts);
  return (
    <BulkActionBar count={count} onClear={onClear}>
      <Button size="sm" aria-haspopup="dialog" onClick={onMark}>
        {messages.mark}
      </Button>
      <Menu>
        <MenuTrigger>
          <Button size="sm">{messages.export}</Button>
        </MenuTrigger>
        <MenuContent>
          {QUESTION_FORMATS.map((format) => (
            <MenuItem key={format} onSelect={() => onExport(format)}>
              {messages.formats[format]}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
    </BulkActionBar>
  );
}
