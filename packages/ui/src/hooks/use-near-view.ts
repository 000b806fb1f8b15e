import { type RefObject, useEffect, useState } from 'react';

/** How far outside of what is seen a place counts as near. */
const MARGIN = '200px';

/** Whether an element has come near what is seen; once it has, it stays so. At once where a browser cannot tell. */
export function useNearView(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    if (typeof IntersectionObserver === 'undefined') return setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
