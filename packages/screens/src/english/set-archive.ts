import type { Messages } from '../messages/messages.js';

/** Several sets as one ZIP. */
export const setArchive: Messages['setArchive'] = {
  name: (title) => `Select ${title}`,
  chosen: (count, size) => `${count} selected, ${size}`,
  tooMany: (count, max) => `${count} selected; at most ${max} in one ZIP`,
  tooLarge: (size, max) => `${size} is too large; at most ${max} in one ZIP`,
  download: 'Download ZIP',
  stop: 'Stop the download',
  progress: 'Downloading the ZIP',
  bytes: (done, all) => `${done} of ${all}`,
  done: (count) => `${count} question sets were downloaded as a ZIP`,
  refused: (titles) =>
    `These cannot be downloaded any more and are not selected now: ${titles}. Download the others if you like.`,
  failed: 'The file could not be downloaded',
  file: (day) => `Question sets ${day}.zip`,
};
