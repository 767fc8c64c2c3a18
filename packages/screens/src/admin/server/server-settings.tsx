import type { ServerState } from '@bank-soal/contract/administration';
import { type DataColumn, DataTable } from '@bank-soal/ui/data-table';
import { Heading } from '@bank-soal/ui/heading';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { serverTexts } from '../../indonesian/server.js';
import { serverSettingTexts } from '../../indonesian/server-setting.js';
import { type SettingWords, settingValue } from './setting-value.js';

const columnsOf = (shown: SettingWords): DataColumn<ServerState['settings'][number]>[] => [
  {
    id: 'setting',
    header: shown.words.setting,
    rowHeader: true,
    width: '18rem',
    narrowWidth: '14rem',
    cell: ({ name }) => name,
  },
  {
    id: 'value',
    header: shown.words.value,
    width: '12rem',
    narrowWidth: '10rem',
    cell: (setting) => settingValue(setting, shown),
  },
  { id: 'meaning', header: shown.words.meaning, cell: ({ name }) => shown.words.meanings[name] },
];

/** Settings of the environment, only to read. */
export function ServerSettings({ settings }: Pick<ServerState, 'settings'>) {
  const words = useTexts(serverSettingTexts);
  const times = useTexts(serverTexts);
  const { formatCount } = useFormats();
  return (
    <Stack gap="sm">
      <Heading level={2} size="md">
        {words.title}
      </Heading>
      <Text tone="muted">{words.lead}</Text>
      <DataTable
        density="compact"
        caption={words.title}
        columns={columnsOf({ words, times, formatCount })}
        rows={settings}
        rowKey={({ name }) => name}
      />
    </Stack>
  );
}
