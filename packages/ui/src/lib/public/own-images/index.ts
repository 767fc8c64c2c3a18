export {
  type KeepImageCall,
  type OwnImages,
  OwnImagesProvider,
  useOwnImages,
} from './own-images.js';
