/** A token that runs out so many seconds after 1970; nobody has signed it. */
export function tokenUntil(exp: number, roles?: string[]): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: '김하나', exp, roles })}.signature`;
}
