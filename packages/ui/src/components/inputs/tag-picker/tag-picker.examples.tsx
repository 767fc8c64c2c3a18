import { TagPicker } from './tag-picker.js';

export const Do = () => (
  <TagPicker
    label="Tag topik"
    placeholder="Tambah tag topik"
    options={['Binary Search Tree', 'Graph', 'Greedy', 'Linked List']}
    defaultValue={['Graph']}
  />
);

export const Dont = () => (
  <TagPicker
    label="Tag"
    placeholder="Tambah"
    options={['Binary Search Tree', 'Graph', 'Greedy', 'Linked List']}
    defaultValue={['Graph']}
  />
);
