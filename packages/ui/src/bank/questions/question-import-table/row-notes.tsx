import { Button } from '../../../components/actions/button/index.js';
import { CIRCLE_EXCLAMATION_POINT } from '../../../lib/internal/drawings/circle-exclamation-point.js';
import { FILE_STACK } from '../../../lib/internal/drawings/file-stack.js';
import { TRIANGLE_EXCLAMATION_POINT } from '../../../lib/internal/drawings/triangle-exclamation-point.js';
import { type Drawing, Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { KindLabel } from '../question-content/index.js';
import type { QuestionImportRow } from './import-rows.js';

/** Kind of question, where it is known. */
export function RowKind({ kind }: Pick<QuestionImportRow, 'kind'>) {
  const strings = useTexts(questionsTexts);
  return kind ? <KindLabel kind={kind} /> : strings['questionImport.unknown'];
}

/** Findings of a row: errors, losses, and the question it duplicates. */
export function RowNotes({
  row,
  onShowDuplicate,
}: {
  row: QuestionImportRow;
  onShowDuplicate: ((row: QuestionImportRow) => void) | undefined;
}) {
  const { problems, duplicateOf } = row;
  const strings = useTexts(questionsTexts);
  const { formatCount } = useFormats();
  if (problems.length === 0 && duplicateOf === null) {
    return <span className="ui:text-text-muted">{strings['questionImport.fine']}</span>;
  }
  return (
    <ul className="ui:flex ui:min-w-0 ui:flex-col ui:gap-1">
      {problems.map(({ message, blocking }) => (
        <Note
          key={message}
          of={blocking ? CIRCLE_EXCLAMATION_POINT : TRIANGLE_EXCLAMATION_POINT}
          look={blocking ? 'ui:text-danger-text' : 'ui:text-warning-text'}
          kind={strings[blocking ? 'questionImport.blocking' : 'questionImport.warning']}
        >
          {message}
        </Note>
      ))}
      {duplicateOf !== null && (
        <>
          <Note of={FILE_STACK} look="ui:text-text-muted">
            {strings['questionImport.duplicate'](duplicateOf)}
          </Note>
          {onShowDuplicate && (
            <li className="ui:ps-5">
              <Button
                size="sm"
                aria-label={strings['questionImport.showName'](formatCount(row.line))}
                aria-haspopup="dialog"
                onClick={() => onShowDuplicate(row)}
              >
                {strings['questionImport.show']}
              </Button>
            </li>
          )}
        </>
      )}
    </ul>
  );
}

function Note({
  of,
  look,
  kind,
  children,
}: {
  of: Drawing;
  look: string;
  kind?: string;
  children: string;
}) {
  return (
    <li className={`ui:flex ui:min-w-0 ui:items-start ui:gap-1.5 ${look}`}>
      <Glyph of={of} className="ui:mt-0.5" />
      <span className="ui:min-w-0 ui:wrap-anywhere">
        {kind && <span className="ui:font-medium">{kind}: </span>}
        {children}
      </span>
    </li>
  );
}
