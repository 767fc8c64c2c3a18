import { EditableRow } from '@bank-soal/ui/admin';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { frameTexts } from '@bank-soal/ui/lib/indonesian';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { taggingTexts } from '../../indonesian/tagging.js';
import type { CourseMaterial } from '../../model/tags/admin-course.js';
import { PanelList, type PanelListProps } from './panel-list.js';

export interface MaterialListProps
  extends Pick<PanelListProps<CourseMaterial>, 'state' | 'text' | 'onTextChange' | 'onAdd'> {
  /** Renames where it stands; rejected, the row stays open. */
  onRename: (material: CourseMaterial, name: string) => Promise<void>;
  /** Why a name could not be saved, and of which material. */
  renameProblem: { id: number; sentence: string } | undefined;
  /** The name of a refused material is typed in again. */
  onRenameEdit: () => void;
  onRemove: (material: CourseMaterial) => void;
  /** The server could not read the materials: how to ask again. */
  unreadable: { busy: boolean; retry: () => void } | undefined;
}

/** 'Materi Khusus': the materials of one course only, renamed where they stand. */
export function MaterialList({
  onRename,
  renameProblem,
  onRenameEdit,
  onRemove,
  unreadable,
  ...list
}: MaterialListProps) {
  const taggingMessages = useTexts(taggingTexts);
  const texts = {
    label: taggingMessages.materials,
    search: taggingMessages.searchMaterials,
    searchPlaceholder: taggingMessages.searchMaterialsPlaceholder,
    add: taggingMessages.addMaterial,
    empty: taggingMessages.noMaterials,
    emptyHint: taggingMessages.noMaterialsHint,
  };
  const strings = useTexts(frameTexts);
  return (
    <PanelList
      {...list}
      texts={texts}
      notice={
        unreadable && (
          <Alert
            action={
              <Button size="sm" busy={unreadable.busy} onClick={unreadable.retry}>
                {strings['errorState.retry']}
              </Button>
            }
          >
            {taggingMessages.unreadable}
          </Alert>
        )
      }
    >
      {(material) => (
        <EditableRow
          as="li"
          key={material.id}
          name={material.name}
          label={taggingMessages.materialName}
          onSave={(name) => onRename(material, name)}
          onEdit={onRenameEdit}
          error={renameProblem?.id === material.id ? renameProblem.sentence : undefined}
          onDelete={() => onRemove(material)}
        />
      )}
    </PanelList>
  );
}
