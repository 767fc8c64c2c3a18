import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Scene } from './bench.js';
import {
  LEVELS,
  levelOf,
  makeRows,
  makeTabs,
  subjectOf,
  TAB_NAMES,
  TOPICS,
  toneOf,
  topic,
} from './data.js';
import type { Kit } from './kit.js';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const cardTitle = (index: number, tick: number) => `Paket ${index} revisi ${tick}`;
const badgeText = (index: number, tick: number) => `Lencana ${index} ${tick}`;
const HEAD = ['Nama', 'Mata kuliah', 'Dosen', 'Tahun', 'Unduhan'];
const LINES = numbers(12).map((index) => `Berkas soal nomor ${index + 1} akan ikut dihapus.`);

const badges: Scene<Kit> = {
  View: ({ kit: { Badge }, tick }) => (
    <div className="bench-wrap">
      {numbers(1000).map((id) =>
        Badge({ id, tone: toneOf(id + tick), children: badgeText(id, tick) }),
      )}
    </div>
  ),
  texts: (tick) => numbers(1000).map((index) => badgeText(index, tick)),
};

function CardParts({ kit, id, tick }: { kit: Kit; id: number; tick: number }) {
  const { Badge, Bar, Chip, Text, Title } = kit;
  return (
    <>
      {Title({ children: cardTitle(id, tick) })}
      {Text({ children: `Ujian akhir ${subjectOf(id)}` })}
      <div className="bench-wrap">
        {Badge({ tone: toneOf(id + tick), children: levelOf(id + tick) })}
        {Chip({ children: topic(id) })}
        {Chip({ children: topic(id + 500) })}
      </div>
      {Bar({ label: `Kelengkapan ${id}`, value: (id + tick) % 100 })}
    </>
  );
}

const cards: Scene<Kit> = {
  View: ({ kit, tick }) => (
    <div className="bench-grid">
      {numbers(500).map((id) =>
        kit.Card({ id, children: <CardParts kit={kit} id={id} tick={tick} /> }),
      )}
    </div>
  ),
  texts: (tick) =>
    numbers(500).flatMap((index) => [
      cardTitle(index, tick),
      `Ujian akhir ${subjectOf(index)}`,
      levelOf(index + tick),
      topic(index),
      topic(index + 500),
    ]),
};

const table: Scene<Kit> = {
  View: function TableScene({ kit: { Table }, tick }) {
    const rows = useMemo(() => makeRows(tick), [tick]);
    return <Table head={HEAD} rows={rows} />;
  },
  texts: (tick) => [
    ...HEAD,
    ...makeRows(tick).flatMap(({ id: _, ...row }) => Object.values(row).map(String)),
  ],
};

const panels: Scene<Kit> = {
  View: ({ kit: { Choice, TabGroup }, tick }) => (
    <div className="bench-grid">
      {numbers(100).map((index) => (
        <Choice
          key={index}
          label={`Tingkat ${index}`}
          options={LEVELS}
          value={levelOf(index + tick)}
          onChange={() => {}}
        />
      ))}
      {numbers(100).map((index) => (
        <TabGroup
          key={index}
          label={`Paket ${index}`}
          tabs={makeTabs(index)}
          value={`t${tick % 3}`}
          onChange={() => {}}
        />
      ))}
    </div>
  ),
  texts: (tick) =>
    numbers(100).flatMap((index) => [
      `Tingkat ${index}`,
      levelOf(index + tick),
      ...TAB_NAMES.map((name) => `${name} ${index}`),
      `Isi ${TAB_NAMES[tick % 3]} ${index}`,
    ]),
};

/** Controls of the two interactive scenes for the driver. */
export const controls: {
  setOpen: (open: boolean) => void;
  chosen: string[];
} = { setOpen: () => {}, chosen: [] };

const dialog: Scene<Kit> = {
  View: function DialogScene({ kit: { Dialog } }) {
    const [open, setOpen] = useState(false);
    controls.setOpen = (next) => flushSync(() => setOpen(next));
    return (
      <main>
        {numbers(100).map((index) => (
          <p key={index}>{`Baris ${index} di balik dialog`}</p>
        ))}
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Hapus paket?"
          description="Paket ini tidak tampil lagi."
          cancel="Batal"
          confirm="Hapus"
        >
          {LINES.map((line) => (
            <p key={line} className="bench-line">
              {line}
            </p>
          ))}
        </Dialog>
      </main>
    );
  },
  texts: () => ['Baris 99 di balik dialog'],
};

export const DIALOG_TEXTS = [
  'Hapus paket?',
  'Paket ini tidak tampil lagi.',
  ...LINES,
  'Batal',
  'Hapus',
];

const multi: Scene<Kit> = {
  View: function MultiScene({ kit: { MultiSelect } }) {
    const [value, setValue] = useState<string[]>([]);
    controls.chosen = value;
    if (!MultiSelect) return null;
    return (
      <div className="bench-field">
        <MultiSelect label="Topik" options={TOPICS} value={value} onChange={setValue} />
      </div>
    );
  },
  texts: () => ['Topik'],
};

export const scenes = { badges, cards, table, panels, dialog, multi };
