export { type OwnImages, OwnImagesProvider, useOwnImages } from './own-images.js';
