import { fittingSize, preparePhoto } from './prepare-photo.ts';

test('a photo fits into 2000 px and keeps its shape; a small one keeps its size', () => {
  expect(fittingSize(4000, 3000)).toEqual({ width: 2000, height: 1500 });
  expect(fittingSize(3024, 4032)).toEqual({ width: 1500, height: 2000 });
  expect(fittingSize(800, 600)).toEqual({ width: 800, height: 600 });
  expect(fittingSize(20_000, 3)).toEqual({ width: 2000, height: 1 });
});

test('a file that is no picture is told apart from a fault', async () => {
  Object.assign(globalThis, {
    createImageBitmap: async () => Promise.reject(new DOMException('no', 'InvalidStateError')),
  });
  await expect(preparePhoto(new File(['x'], 'a.txt'))).rejects.toThrow(RangeError);
});
