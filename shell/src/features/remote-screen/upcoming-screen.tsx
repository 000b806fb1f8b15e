/** A page of the specification that is announced and not there yet. */
export function UpcomingScreen() {
  return <p>준비 중입니다</p>;
}
