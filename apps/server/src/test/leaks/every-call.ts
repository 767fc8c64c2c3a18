import { type EndpointName, endpoints, methodOf, templateOf } from '@bank-soal/contract/endpoints';
import { type Route, routes } from '@bank-soal/contract/routes';
import { uploadForm } from '../upload.js';

/** One request of a call. */
export interface Attempt {
  name: EndpointName;
  method: string;
  path: string;
  body?: string | FormData;
  headers: Record<string, string>;
  /** The header with the answer's own ETag, as a viewer who sees all has it. */
  tagIn?: 'if-none-match' | 'if-range' | 'if-match';
}

/** Ids to be asked for. */
export interface AskedIds {
  sets: readonly number[];
  files: readonly number[];
  questions: readonly number[];
  papers: readonly number[];
  comments: readonly number[];
}

type IdKind = 'set' | 'file' | 'question' | 'paper' | 'comment' | 'other';

/** Kind of the number in a call's path, or in its body. One without an entry is tried with all. */
export const ID_OF: Partial<Record<EndpointName, IdKind>> = {
  questionSet: 'set',
  updateQuestionSet: 'set',
  deleteQuestionSet: 'set',
  restoreQuestionSet: 'set',
  questionSetHistory: 'set',
  questionSetReads: 'set',
  similarQuestionSets: 'set',
  questionSetArchive: 'set',
  createArchive: 'set',
  questionSetCover: 'set',
  changeSetOwner: 'set',
  combinedPreview: 'set',
  uploadFile: 'set',
  question: 'question',
  updateQuestion: 'question',
  deleteQuestion: 'question',
  questionVersions: 'question',
  questionVersion: 'question',
  questionUsage: 'question',
  deleteFile: 'file',
  downloadFile: 'file',
  fileBlob: 'file',
  updateCourseTag: 'other',
  deleteCourseTag: 'other',
  mergeCourseTag: 'other',
  mergeMaterialTag: 'other',
  undoTagMerge: 'other',
  updateMaterialTag: 'other',
  deleteMaterialTag: 'other',
  materialTagsByCourse: 'other',
  assignMaterialTag: 'other',
  unassignMaterialTag: 'other',
  courseMaterials: 'other',
  updateCourseMaterial: 'other',
  deleteCourseMaterial: 'other',
  lecturer: 'other',
  updateAccount: 'other',
  deleteAccount: 'other',
  updateLecturer: 'other',
  deleteLecturer: 'other',
  outcomes: 'other',
  createOutcome: 'other',
  importOutcomes: 'other',
  updateOutcome: 'other',
  deleteOutcome: 'other',
  paperBlueprint: 'paper',
  createPaper: 'question',
  previewPaper: 'question',
  paper: 'paper',
  updatePaper: 'paper',
  deletePaper: 'paper',
  copyPaper: 'paper',
  usePaper: 'paper',
  exportPaper: 'paper',
  paperQuestions: 'paper',
  paperWarnings: 'paper',
  publishPaper: 'paper',
  sharePaper: 'paper',
  leavePaper: 'paper',
  presentInPaper: 'paper',
  askReview: 'paper',
  verifyPaper: 'paper',
  returnPaper: 'paper',
  image: 'other',
  comments: 'set',
  createComment: 'set',
  updateComment: 'comment',
  deleteComment: 'comment',
  resolveComment: 'comment',
  readNotices: 'other',
  pinSet: 'set',
  unpinSet: 'set',
  markSetDone: 'set',
  unmarkSetDone: 'set',
  followCourse: 'other',
  unfollowCourse: 'other',
};

/** A cursor that no answer has given. */
const cursor = Buffer.from(JSON.stringify(['title', 'rahasia', 0])).toString('base64url');

/** Query strings for calls that take any: each must hide as much as the bare call does. */
export const QUERIES: Partial<Record<EndpointName, readonly string[]>> = {
  questionSets: [
    '?limit=500',
    '?q=RAHASIA&limit=500',
    '?q=RAHASIA%20SET&words=all',
    '?courseTag=RAHASIA',
    '?materialTag=RAHASIA',
    '?sort=title&limit=1',
    `?sort=title&cursor=${cursor}`,
    '?hasKey=true&sort=downloads',
    '?hasTestCases=true',
    '?year=2024&difficulty=Sedang',
    '?examKind=UTS&term=Gasal',
    '?mine=true',
    '?as=lecturer',
    '?mine=true&as=lecturer',
    '?as=lecturer&limit=500',
    '?from=2000-01-01&to=2100-01-01',
  ],
  questions: [
    '?limit=500',
    '?q=RAHASIA&limit=500',
    '?courseTag=RAHASIA',
    '?materialTag=RAHASIA',
    '?kind=uraian&difficulty=Sedang',
    '?outcome=1&cognitive=C4',
    '?mine=true',
    '?notUsedFor=20&limit=500',
    '?sort=lastUsed&limit=500',
    `?cursor=${cursor}`,
  ],
  questionCounts: [
    '?q=RAHASIA&courseTag=RAHASIA&materialTag=RAHASIA',
    '?kind=uraian&difficulty=Sedang&outcome=1&cognitive=C4&mine=true&notUsedFor=20',
  ],
  importQuestions: [
    '?format=json&dryRun=true&review=true',
    '?format=json&dryRun=true',
    '?format=json',
  ],
  exportQuestions: [9001, 9002, 9003].map((id) => `?ids=${id}&format=json`),
  questionSet: ['?download=true', '?as=lecturer', '?as=user'],
  questionSetArchive: ['?as=lecturer'],
  deleteQuestionSet: ['?forever=true'],
  adminQuestionSets: [
    '?q=RAHASIA&limit=500&sort=title',
    '?withdrawn=true',
    '?course=RAHASIA&key=without',
    '?words=all&difficulty=Sedang&courseTag=RAHASIA&materialTag=RAHASIA&examKind=UTS&term=Gasal',
    '?year=2024&hasKey=true&hasTestCases=true&from=2000-01-01&to=2100-01-01',
    `?cursor=${cursor}`,
  ],
  combinedPreview: ['?type=questions', '?type=answers', '?type=answers&as=lecturer'],
  searchFiles: [
    '?q=RAHASIA',
    '?q=RAHASIA%20KEY&limit=50',
    '?q=jawaban%20masukan&limit=1',
    '?q=jawaban%20masukan&limit=1&sort=newest',
    '?q=jawaban&category=answers',
    '?q=masukan&category=testCases&sort=newest',
    '?q=RAHASIA&courseTag=Basis&materialTag=RAHASIA&difficulty=Sedang&examKind=UTS&term=Gasal&year=2024',
    `?q=RAHASIA&cursor=${cursor}`,
  ],
  papers: [
    '?q=RAHASIA',
    '?status=draf&limit=500',
    '?shared=true&limit=500',
    '?shared=true&q=RAHASIA',
    `?cursor=${Buffer.from(JSON.stringify(['newest', '2999-01-01T00:00:00.000Z', 1])).toString('base64url')}`,
  ],
  previewPaper: ['?part=kunci&variant=A', '?paper=11001&part=kunci', '?paper=1'],
  colleagues: ['?q=RAHASIA'],
  exportPaper: [
    '?format=txt',
    '?format=docx&part=kunci&variant=A',
    '?format=zip',
    '?part=kisi-kisi&format=csv',
  ],
  deleteOutcome: ['?force=true'],
  coverage: ['?course=1&from=2000-01-01&to=2100-01-01'],
  unassignMaterialTag: ['?course_tag_id=1'],
  startOidc: ['?next=%2Fbrowse'],
  notices: ['?unread=true'],
  mySets: ['?kind=pinned', '?kind=recent', '?kind=done', '?kind=downloaded'],
  accounts: [
    '?q=RAHASIA&limit=500',
    '?kind=lecturer&status=Aktif&sort=newest',
    `?cursor=${Buffer.from(JSON.stringify(['a', 1])).toString('base64url')}`,
  ],
  audit: [
    '?target=questionset&targetId=1&limit=500',
    '?action=questionset.update&actor=2',
    '?from=2000-01-01&to=2100-01-01',
    '?q=RAHASIA',
    '?cursor=999999',
  ],
};

/** All fields that a body may have, at once: each call takes those that it knows, and would open what is closed. */
const body = (id: number) => ({
  title: 'Percobaan',
  subject: 'Basis Data',
  difficulty: 'Mudah',
  year: 2024,
  lecturer: 'Percobaan',
  topics: 'SQL',
  description: 'Percobaan',
  lastupdated: '2024-01-01T00:00:00.000Z',
  questionCount: 1,
  visibility: 'public',
  availableFrom: null,
  keyVisibility: 'public',
  keyFrom: null,
  examKind: 'UTS',
  term: 'Gasal',
  name: 'Percobaan',
  nama: 'Percobaan',
  materialName: 'Percobaan',
  from: 'Percobaan',
  status: 'Aktif',
  rows: [],
  course_tag_id: 1,
  courseId: 1,
  current: 'salah-sekali',
  next: 'salah-sekali',
  email: 'percobaan@uji.ac.id',
  password: 'salah-sekali',
  questionSetId: id,
  questionSetIds: [id],
  accountId: 1,
  into: 1,
  ids: [id],
  kind: 'uraian',
  markdown: 'Percobaan',
  options: [],
  answer: 'benar',
  answers: null,
  tolerance: null,
  explanation: 'Percobaan',
  points: 1,
  head: { course: 'Percobaan' },
  instructions: ['Percobaan'],
  sections: [{ items: [{ questionId: id }] }],
  variants: 2,
  shuffleOptions: true,
  size: 'A4',
  seed: 1,
  usedOn: '2024-01-01T00:00:00.000Z',
  fileId: id,
  page: 1,
  replyTo: id,
  body: 'Percobaan',
  recordViews: true,
  mail: {},
  code: 'percobaan',
  people: [{ id: 1, may: 'write' }],
  reviewerId: 1,
  note: 'Percobaan',
  cpl: ['percobaan'],
  outcomeIds: null,
  cognitive: 'C4',
});

function bodyOf(name: EndpointName, id: number): string | FormData | undefined {
  const route: Route = routes[name];
  if (route.upload) {
    return uploadForm({ setId: id, category: 'questions', bytes: 'percobaan' });
  }
  return route.body === undefined ? undefined : JSON.stringify(body(id));
}

type Way = Pick<Attempt, 'headers' | 'tagIn'>;

const BARE: Way = { headers: {} };

/** Ways of asking for the same that must not lead around what is closed. */
const WAYS: Record<string, readonly Way[]> = {
  GET: [
    BARE,
    { headers: { range: 'bytes=0-10' } },
    { headers: { range: 'bytes=5-' }, tagIn: 'if-range' },
    { headers: { 'if-none-match': '*' } },
    { headers: {}, tagIn: 'if-none-match' },
    { headers: { 'if-match': '*' } },
  ],
  HEAD: [BARE, { headers: { range: 'bytes=5-' } }, { headers: {}, tagIn: 'if-none-match' }],
  PUT: [BARE, { headers: {}, tagIn: 'if-match' }],
};

/** Ends the token that it is called with. */
const LAST: readonly EndpointName[] = ['signOut'];

const IDS_IN_BODIES = ['questionSetId', 'questionSetIds', 'ids', 'sections'];

/** The parts of a query or of a body that a call takes. */
function partsOf(schema: Route['query']): string[] {
  return Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
}

function hasId(name: EndpointName): boolean {
  const route: Route = routes[name];
  const isInBody = partsOf(route.body).some((part) => IDS_IN_BODIES.includes(part));
  return isInBody || templateOf(name).includes('{');
}

/** Every call of the wire; the one that ends its token comes last. */
export function everyCall(): EndpointName[] {
  const names = Object.keys(endpoints) as EndpointName[];
  return [...names.filter((name) => !LAST.includes(name)), ...LAST];
}

/** The ids to be tried with a call. */
export function idsFor(
  name: EndpointName,
  { sets, files, questions, papers, comments }: AskedIds,
): readonly number[] {
  if (!hasId(name)) return [];
  const kind = ID_OF[name];
  if (kind === 'set') return sets;
  if (kind === 'question') return questions;
  if (kind === 'paper') return papers;
  if (kind === 'comment') return comments;
  return kind === 'file' ? files : [...sets, ...files];
}

/**
 * Every call of the wire, with each of the ids in each place of its path, in every way. Made from the
 * table of calls: a new one is among them by itself.
 */
export function everyAttempt(ids: AskedIds): Attempt[] {
  return everyCall().flatMap((name) => {
    const tried = hasId(name) ? idsFor(name, ids) : [1];
    // No tag and no account has such an id: one of them is as unknown there as all.
    const some = ID_OF[name] === 'other' ? tried.slice(0, 1) : tried;
    return some.flatMap((id) => attemptsOf(name, id));
  });
}

/** All ways of one call with one id; for each id the same ones in the same order. */
export function attemptsOf(name: EndpointName, id: number): Attempt[] {
  const path = `/api${templateOf(name).replace(/\{\w+\}/g, String(id))}`;
  const declared = methodOf(name);
  const methods = declared === 'GET' ? ['GET', 'HEAD'] : [declared];
  const sent = bodyOf(name, id);
  return methods.flatMap((method) =>
    ['', ...(QUERIES[name] ?? [])].flatMap((query) =>
      (WAYS[method] ?? [BARE]).map((way): Attempt => {
        const isJson = typeof sent === 'string';
        return {
          ...way,
          name,
          method,
          path: path + query,
          ...(sent !== undefined && { body: sent }),
          headers: { ...(isJson && { 'content-type': 'application/json' }), ...way.headers },
        };
      }),
    ),
  );
}

/** Parts of the table of calls without an entry here: say them above, and what they may reveal. */
export function unknownParts(): string[] {
  const known = Object.keys(body(1));
  return everyCall().flatMap((name) => {
    const route: Route = routes[name];
    const asked = (QUERIES[name] ?? []).flatMap((query) => [...new URLSearchParams(query).keys()]);
    const query = partsOf(route.query).filter((part) => !asked.includes(part));
    const sent = partsOf(route.body).filter((part) => !known.includes(part) && !route.upload);
    return [
      ...(hasId(name) && ID_OF[name] === undefined ? [`${name}: of what are its ids?`] : []),
      ...query.map((part) => `${name}: what does ?${part} reveal?`),
      ...sent.map((part) => `${name}: what is ${part}?`),
    ];
  });
}
