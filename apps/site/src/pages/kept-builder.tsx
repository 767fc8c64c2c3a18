import { PaperEditorScreen } from '@bank-soal/screens/paper-editor';
import { browserPlaces } from '@bank-soal/screens/session';
import { paths } from '../paths.js';
import { useOwnParams, useToLogin } from './page-hooks.js';
import { Papers } from './papers.js';

const { local } = browserPlaces();
const hrefs = { papers: paths.papers, newPaper: paths.create };

/** Which paper is made here; absent: a new one. Another path would be another page, and begin anew. */
const PAPER = 'naskah';

/** The builder whose paper is kept on the server. */
export function KeptBuilder() {
  const [params, setParams] = useOwnParams();
  const id = params.get(PAPER);
  return (
    <Papers>
      <PaperEditorScreen
        // An id that is no number is no paper: the server knows none of it.
        paperId={id === null ? undefined : Number(id) || -1}
        onPaperChange={(next) =>
          setParams(new URLSearchParams({ [PAPER]: `${next}` }), { replace: true })
        }
        hrefs={hrefs}
        storage={local}
        onSessionEnded={useToLogin()}
      />
    </Papers>
  );
}
