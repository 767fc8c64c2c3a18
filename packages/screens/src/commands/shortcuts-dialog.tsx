import { Cluster } from '@bank-soal/ui/cluster';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { Kbd } from '@bank-soal/ui/kbd';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Switch } from '@bank-soal/ui/switch';
import { Text } from '@bank-soal/ui/text';
import { commandTexts } from '../indonesian/command.js';

export interface ShortcutsDialogProps {
  /** Whether `?` opens it. */
  single: boolean;
  onSingleChange: (single: boolean) => void;
  onClose: () => void;
}

/** The keys that do something on every page, and the switch of those without a modifier. */
export function ShortcutsDialog({ single, onSingleChange, onClose }: ShortcutsDialogProps) {
  const messages = useTexts(commandTexts);
  const rows = [
    { keys: ['Ctrl', 'K'], does: messages.title },
    ...(single ? [{ keys: ['?'], does: messages.shortcuts }] : []),
    { keys: ['Esc'], does: messages.close },
    { keys: ['Tab'], does: messages.focusNext },
  ];
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={messages.shortcuts} size="sm">
        <Stack gap="lg">
          <Stack as="ul" gap="sm">
            {rows.map(({ keys, does }) => (
              <Cluster as="li" key={does} justify="between">
                <Text as="span" size="sm">
                  {does}
                </Text>
                <Cluster as="span" gap="xs">
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </Cluster>
              </Cluster>
            ))}
          </Stack>
          <Switch
            label={messages.single}
            hint={messages.singleHint}
            checked={single}
            onChange={(event) => onSingleChange(event.target.checked)}
          />
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
