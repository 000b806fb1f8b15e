const base64 = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_');

/** A token that runs out in so many seconds; nobody has signed it. */
export const tokenFor = (seconds: number, sub = 'test'): string =>
  ['e30', base64({ exp: Math.floor(Date.now() / 1000) + seconds, sub }), 'unsigned'].join('.');
