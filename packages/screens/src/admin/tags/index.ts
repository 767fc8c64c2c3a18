export { TagFields } from './tag-fields.js';
export { judgeTagRows, useTagImportColumns } from './tag-import.js';
export { type TagListProps, TagListView } from './tag-list-view.js';
export { type TagForm, useTagForm } from './use-tag-form.js';
export { useTagList } from './use-tag-list.js';
