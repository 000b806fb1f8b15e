interface Street {
  readonly address1: string | null;
  /** Floor and room. */
  readonly address2: string | null;
}

/** `서울특별시 중구 세종대로 110, 3층`: street, floor and room in one line; what is not known is left out. */
export function streetLine({ address1, address2 }: Street): string {
  return [address1, address2].filter(Boolean).join(', ');
}

/** `(04524) 서울특별시 중구 세종대로 110, 3층`: where the wines go, in one line. */
export function addressLine({
  postalCode,
  ...street
}: Street & { readonly postalCode: string | null }): string {
  return [postalCode && `(${postalCode})`, streetLine(street)].filter(Boolean).join(' ');
}
