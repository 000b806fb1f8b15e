/** No part owns this address. */
export function NotFoundScreen() {
  return <h1>404</h1>;
}
