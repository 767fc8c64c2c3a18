import type { ServerState } from '@bank-soal/contract/administration';
import type { Formats } from '@bank-soal/ui/lib/format';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { durationWords } from './duration-words.js';
import { healthRows } from './health-rows.js';
import { settingValue } from './setting-value.js';

/** Texts and formats of a summary. */
export interface SummaryWords {
  messages: ScreenTexts['server'];
  settings: ScreenTexts['serverSetting'];
  formats: Formats;
}

type Line = readonly [name: string, value: string];

/** How long a server had been running when it was looked at, in seconds. */
export function uptimeOf({ at, startedAt }: Pick<ServerState, 'at' | 'startedAt'>): number {
  return Math.max(0, (Date.parse(at) - Date.parse(startedAt)) / 1000);
}

/** The state of a server as lines of text, for a message that asks for help: nothing personal is in it. */
export function serverSummary(
  server: ServerState,
  { messages, settings, formats }: SummaryWords,
): string {
  const { formatCount, formatDate, formatFileSize } = formats;
  const { disk, databaseBytes, kept } = server.storage;
  const size = (bytes: number | undefined | null) =>
    bytes === undefined || bytes === null ? messages.unknown : formatFileSize(bytes);
  const count = (number: number | undefined) =>
    number === undefined ? messages.unknown : formatCount(number);
  const room = disk
    ? messages.roomText(formatFileSize(disk.free), formatFileSize(disk.total))
    : messages.unknown;
  const facts: Line[] = [
    [messages.version, `${server.version}, ${messages.node(server.node)}`],
    [messages.uptime, durationWords(uptimeOf(server), messages)],
    [messages.database, `${messages.databases[server.database]}, ${size(databaseBytes)}`],
    [messages.fileStore, `${messages.fileStores[server.files]}, ${size(kept?.bytes)}`],
    [messages.parts.room, room],
    [messages.sets, count(kept?.sets)],
    [messages.files, count(kept?.files)],
    [messages.accounts, count(kept?.accounts)],
  ];
  const health = healthRows(server).map(
    ({ part, problem }): Line => [
      messages.parts[part],
      problem === null ? messages.well : `${messages.unwell}. ${messages.problems[problem]}`,
    ],
  );
  const shown = { words: settings, times: messages, formatCount };
  const values = server.settings.map(
    (setting): Line => [setting.name, settingValue(setting, shown)],
  );
  const lines = (pairs: readonly Line[]) => pairs.map(([name, value]) => `${name}: ${value}`);
  return [
    `${messages.title}, ${formatDate(server.at, 'second')}`,
    ...lines(facts),
    '',
    messages.health,
    ...lines(health),
    '',
    settings.title,
    ...lines(values),
    '',
  ].join('\n');
}
