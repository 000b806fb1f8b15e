import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';

/** A square picture of one colour. */
const square = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#6e1f34' } })
    .jpeg()
    .toBuffer();

test('large pictures of one member keep nobody waiting who has a small one', async () => {
  const [large, small] = await Promise.all([square(6_000), square(50)]);
  const enough = new AbortController();
  const ended: string[] = [];
  const draw = (member: string, picture: Buffer, signal?: AbortSignal) =>
    encodePicture(picture, { member, ...(signal ? { signal } : {}) }).then(
      () => ended.push(member),
      () => ended.push(`${member}, unfinished`),
    );
  const crowd = [1, 2, 3].map(() => draw('large', large, enough.signal));
  await new Promise((done) => setTimeout(done, 50));
  await draw('small', small);
  enough.abort(new Error('enough was seen'));
  await Promise.all(crowd);
  expect(ended).toEqual(['small', ...crowd.map(() => 'large, unfinished')]);
});

test('what nobody waits for any more is not drawn', async () => {
  const gone = new AbortController();
  const left = encodePicture(await square(500), { member: 'gone', signal: gone.signal });
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
});
