import {
  PAPER_KINDS,
  type Paper,
  type PaperItem,
  type PaperKind,
  pointsText,
  shownItems,
  shownParts,
  showsIntro,
  verifiedText,
} from '../model/paper.js';
import { rulesFor } from '../model/rules.js';
import { createBlocksData } from './blocks-data.js';
import type { Sheets } from './typesetter.js';

/** In points. */
const LOGO = { width: 90, height: 46 };

const DEFAULT_IDENTITY = ['Nama', 'NIM'];

/** A paper in the words of the template, and the pictures that it names. */
export function paperSheets(paper: Paper, kind: PaperKind): Sheets {
  const pictures = new Map<string, Uint8Array>();
  const { blocksData, imageData } = createBlocksData(pictures);
  const asked = kind === 'questions';

  function partsOf(item: PaperItem) {
    return shownParts(item, kind).map(
      ({ label, points, ask, answer, explanation = [], cases }) => ({
        label,
        points: label ? pointsText(points) : '',
        ask: blocksData(ask),
        answer: kind === 'answers' ? blocksData(answer) : [],
        explanation: kind === 'answers' ? blocksData(explanation) : [],
        cases: kind === 'testCases' ? cases : [],
      }),
    );
  }

  const itemOf = (item: PaperItem) => ({
    number: String(item.number),
    title: item.title,
    points: item.points === undefined ? '' : pointsText(item.points),
    body: blocksData(item.body),
    options: asked ? item.options.map(blocksData) : [],
    marks: item.marks ?? 'letters',
    parts: partsOf(item),
    space: asked ? (item.space ?? 0) : 0,
    remark: asked ? (item.remark ?? '') : '',
  });

  const sections = paper.sections.flatMap((section) => {
    const items = shownItems(section, kind);
    if (items.length === 0 && !asked) return [];
    const notes = asked ? section.notes : [];
    return [{ heading: section.heading, notes, items: items.map(itemOf) }];
  });

  const data = {
    kind,
    label: PAPER_KINDS[kind],
    title: `${PAPER_KINDS[kind]} - ${paper.title}`,
    name: paper.name,
    subtitle: paper.subtitle ?? '',
    variant: paper.variant ?? '',
    issuer: paper.issuer ?? '',
    faculty: paper.faculty ?? '',
    course: paper.course ?? '',
    term: paper.term ?? '',
    date: paper.date?.split('-').map(Number) ?? [],
    logo: paper.logo ? imageData(paper.logo, 'Logo', LOGO) : null,
    facts: paper.facts,
    identity: asked ? (paper.identity ?? DEFAULT_IDENTITY) : [],
    rules: rulesFor(paper, kind),
    intro: showsIntro(kind) ? blocksData(paper.intro ?? []) : [],
    sections,
    size: paper.size ?? 'A4',
    code: paper.code ?? '',
    verified: verifiedText(paper),
  };
  return { data: JSON.stringify(data), pictures };
}
