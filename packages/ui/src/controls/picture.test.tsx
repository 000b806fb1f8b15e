import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture.tsx';

const picture = {
  base: '/files/bottle',
  widths: [120, 240, 480],
  width: 480,
  height: 1333,
  alt: '샤토 마르고',
};

test('a browser chooses among formats and widths, and has a file for those that cannot', () => {
  const { container } = render(<Picture picture={picture} sizes="45vw" />);

  expect([...container.querySelectorAll('source')].map((source) => [source.type, source.srcset])).toEqual([
    ['image/avif', '/files/bottle-120.avif 120w, /files/bottle-240.avif 240w, /files/bottle-480.avif 480w'],
    ['image/webp', '/files/bottle-120.webp 120w, /files/bottle-240.webp 240w, /files/bottle-480.webp 480w'],
  ]);
  expect(screen.getByRole('img', { name: '샤토 마르고' })).toHaveAttribute('src', '/files/bottle-240.webp');
});

test('a picture stays empty until it is in the document: a page never lets go of an image that does not come there', () => {
  const detached: string[] = [];
  const append = Element.prototype.appendChild;
  const spy = jest.spyOn(Element.prototype, 'appendChild').mockImplementation(function <T extends Node>(
    this: Element,
    child: T,
  ): T {
    append.call(this, child);
    if (!this.isConnected) detached.push(`${child.nodeName} in ${this.nodeName}`);
    return child;
  });
  render(
    <p>
      <Picture picture={picture} sizes="45vw" />
    </p>,
  );
  spy.mockRestore();

  expect(screen.getByRole('img')).toHaveAttribute('src');
  expect(detached).toEqual(['PICTURE in P']);
});

test('the HTML of a server names all files, and the browser takes it over as it is', async () => {
  const html = renderToString(<Picture picture={picture} sizes="45vw" />);
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const sent = root.innerHTML;
  const failed = jest.fn();
  const rendered = jest.fn();

  await act(async () => {
    hydrateRoot(
      root,
      <Profiler id="picture" onRender={rendered}>
        <Picture picture={picture} sizes="45vw" />
      </Profiler>,
      { onRecoverableError: failed },
    );
  });

  expect(html).toContain('/files/bottle-480.avif 480w');
  expect(root.innerHTML).toBe(sent);
  expect(failed).not.toHaveBeenCalled();
  // A page of pictures is not drawn a second time.
  expect(rendered).toHaveBeenCalledTimes(1);
  root.remove();
});
