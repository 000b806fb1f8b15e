export { allDrawings } from './pictures/all-drawings.ts';
export { type DrawnPhoto, drawPhotos, type StoredPhoto, storePhotos } from './pictures/delivery-photos.ts';
export type { Drawing } from './pictures/drawing.ts';
export { ensurePictures, forgetOthers } from './pictures/rasterise.ts';
