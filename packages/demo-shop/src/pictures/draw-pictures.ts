// Draws the pictures of the shop into a folder that lacks some of them: `node draw-pictures.ts <folder>`.
import { allDrawings } from './all-drawings.ts';
import { drawPhotos } from './delivery-photos.ts';
import { ensurePictures } from './rasterise.ts';

const [folder = ''] = process.argv.slice(2);
await ensurePictures(allDrawings(), { folder });
await drawPhotos(folder);
