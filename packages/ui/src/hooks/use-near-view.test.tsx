import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNearView } from './use-near-view.ts';

function Place() {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useNearView(place) ? 'near' : 'far'}</p>;
}

let tell: (isIntersecting: boolean) => void = () => {};
const disconnect = jest.fn();

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test('a place is near once it has come near, and stays so', () => {
  globalThis.IntersectionObserver = jest.fn((callback: IntersectionObserverCallback) => {
    tell = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], {} as never);
    return { observe: jest.fn(), disconnect };
  }) as never;
  render(<Place />);
  act(() => tell(false));
  expect(screen.getByText('far')).toBeInTheDocument();
  expect(disconnect).not.toHaveBeenCalled();
  act(() => tell(true));
  expect(screen.getByText('near')).toBeInTheDocument();
  expect(disconnect).toHaveBeenCalled();
});

test('where a browser cannot tell, every place is near', () => {
  render(<Place />);
  expect(screen.getByText('near')).toBeInTheDocument();
});
