/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { UiGallery } from './gallery/ui-gallery.tsx';

test('every control renders on a server, where there is no browser', () => {
  expect(typeof document).toBe('undefined');
  expect(renderToString(<UiGallery />)).toContain('컨트롤 모음');
});

test('what a server sends holds no style attribute, which the content security policy would refuse', () => {
  expect(renderToString(<UiGallery />)).not.toMatch(/\sstyle="/);
});
