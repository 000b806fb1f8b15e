/** Holds the place of a screen that is on its way. */
export function ScreenSkeleton() {
  return <div aria-busy="true" />;
}
