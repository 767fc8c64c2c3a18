/** Endings of the pictures that a text takes, for the browser's dialog and for who drops others. */
export const IMAGE_ENDINGS = ['.png', '.jpg', '.jpeg'] as const;

const TYPES = ['image/png', 'image/jpeg'];

/** Whether a file says of itself that it is a PNG or a JPEG. */
export const isImage = ({ type }: Pick<File, 'type'>): boolean => TYPES.includes(type);

/** The files that were pasted: none where words came with them, which are what was meant then. */
export function pastedFiles(data: DataTransfer): File[] {
  return data.types.includes('text/plain') ? [] : [...data.files];
}
