import { createHash } from 'node:crypto';
import type { Picture } from '@vitis/contracts';
import type { DrawnPhoto, StoredPhoto } from '../pictures/delivery-photos.ts';
import type { DeliveryDraft } from './context.ts';

/** A photo among the private files of its client. */
export interface PhotoFile extends StoredPhoto {
  id: number;
  ownerId: number;
  clientCompanyId: number;
  policy: 'COMPANY';
  name: string;
  type: 'image/webp';
  size: number;
  picture: Picture;
  createdAt: Date;
}

export interface DeliveryPhotos {
  rows: PhotoFile[];
  /** Ids of a delivery's photos, in their order. */
  of: ReadonlyMap<DeliveryDraft, number[]>;
}

/** One to three photos of each completed delivery, taken at its client's door by the driver. */
export function makePhotos(
  deliveries: readonly DeliveryDraft[],
  places: readonly (readonly DrawnPhoto[])[],
): DeliveryPhotos {
  const rows: PhotoFile[] = [];
  const of = new Map<DeliveryDraft, number[]>();
  for (const delivery of deliveries) {
    const completed = delivery.steps.find(({ event }) => event === 'COMPLETE');
    const views = places[(delivery.client.id - 1) % Math.max(1, places.length)];
    if (!completed || !views) continue;
    const taken = views.slice(0, 1 + (delivery.id % views.length));
    of.set(
      delivery,
      taken.map(({ drawing, size, sha256 }, index) => {
        const key = keyOf(completed.at, `delivery ${delivery.id} photo ${index}`);
        rows.push({
          id: rows.length + 1,
          ownerId: completed.authorId,
          clientCompanyId: delivery.client.id,
          policy: 'COMPANY',
          key,
          name: `배송 사진 ${index + 1}.webp`,
          type: 'image/webp',
          size,
          sha256,
          picture: { ...drawing.picture, base: `/files/private/${key}` },
          createdAt: completed.at,
        });
        return rows.length;
      }),
    );
  }
  return { rows, of };
}

/** Where the store keeps what was uploaded then: by month, under a name like any other. */
function keyOf(when: Date, what: string): string {
  const sum = createHash('sha256').update(`${when.toISOString()} ${what}`).digest('hex');
  const parts = [sum.slice(0, 8), sum.slice(8, 12), sum.slice(12, 16), sum.slice(16, 20), sum.slice(20, 32)];
  return `${when.toISOString().slice(0, 7).replace('-', '/')}/${parts.join('-')}`;
}
