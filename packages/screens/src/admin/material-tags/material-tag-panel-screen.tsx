import { checkMaterialTagName } from '@bank-soal/contract/tags';
import { useMaterialTagWrites } from '../../data/tags/use-material-tags.js';
import type { Tag } from '../../model/tags/admin-tag.js';
import type { RunWrite } from '../shared/index.js';
import { useTagForm } from '../tags/index.js';
import { MaterialTagPanel } from './material-tag-panel.js';

export interface MaterialTagPanelScreenProps {
  /** The tag to rename; without one a new one is added. */
  tag: Tag | undefined;
  /** The known tags, whose names are taken. */
  known: readonly Tag[];
  write: RunWrite;
  /** Saved, or given up. */
  onClose: () => void;
}

/** Adds or renames a material tag. */
export function MaterialTagPanelScreen({
  tag,
  known,
  write,
  onClose,
}: MaterialTagPanelScreenProps) {
  const check = (name: string) => checkMaterialTagName(name, known, tag?.id);
  const form = useTagForm(tag, check, useMaterialTagWrites(), write, onClose);
  return <MaterialTagPanel edited={tag?.name} {...form} />;
}
