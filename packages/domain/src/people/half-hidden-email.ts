/**
 * An address of mail that its owner recognizes and nobody else learns: `buyer@vitis.test` → `bu***@vitis.test`. As many
 * stars for every name, which would tell its length otherwise.
 */
export function halfHiddenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, name.length > 3 ? 2 : 1)}***${email.slice(at)}`;
}
