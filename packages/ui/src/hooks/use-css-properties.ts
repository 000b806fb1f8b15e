import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets CSS custom properties on an element after it is on the page. The HTML that a server sends then holds no
 * `style` attribute, which the content security policy would refuse.
 */
export function useCssProperties(
  element: RefObject<HTMLElement | null>,
  properties: Readonly<Record<`--${string}`, string>>,
): void {
  const written = JSON.stringify(properties);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(written) as Record<string, string>)) {
      element.current?.style.setProperty(name, value);
    }
  }, [element, written]);
}
