/** Lines in a field of their own size, as an SVG path writes them; whoever shows them says how large. */
export interface LineDrawing {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The field that who takes a delivery signs in; a `Signature` of the contracts is written in its units. */
export const SIGNATURE_FIELD = { width: 480, height: 180 } as const;

/** A signature, ready to be drawn. */
export const signatureDrawing = (path: string): LineDrawing => ({ path, ...SIGNATURE_FIELD });
