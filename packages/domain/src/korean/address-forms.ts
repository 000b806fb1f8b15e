/** `홍길동 님`: how a person is addressed on screen. */
export function displayName(fullName: string): string {
  return `${fullName} 님`;
}

/** 귀중 for a company, 귀하 for a person: how paper addresses its receiver. */
export function printedName(name: string, receiver: 'COMPANY' | 'PERSON'): string {
  return `${name} ${receiver === 'COMPANY' ? '귀중' : '귀하'}`;
}
