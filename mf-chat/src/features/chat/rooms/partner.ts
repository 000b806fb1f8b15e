import type { ChatPartner } from '@vitis/contracts';

/** A client is known by its company, our own staff by their names. */
export const nameOf = ({ companyName, fullName }: Pick<ChatPartner, 'companyName' | 'fullName'>): string =>
  companyName ?? fullName;

/** Address of the smallest version of somebody's picture. */
export function pictureOf(partner: Pick<ChatPartner, 'picture'> | undefined): string | undefined {
  const picture = partner?.picture;
  return picture ? `${picture.base}-${picture.widths[0]}.webp` : undefined;
}
