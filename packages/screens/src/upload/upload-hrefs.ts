/** Where the links of the upload lead. */
export interface UploadHrefs {
  /** The preview of the new set. */
  preview: (id: number) => string;
  /** Where the set is changed. */
  edit: (id: number) => string;
  /** The list of one's own sets. */
  ownSets: string;
  /** Where it is explained who sees what; without it there is no link. */
  guide?: string;
  /** Where questions are taken from a Word file; without it that is not offered. */
  fromWord?: string;
}
