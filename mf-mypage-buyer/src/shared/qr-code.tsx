import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** Modules of white around the code, which readers want. */
const QUIET = 4;

/** The modules of a QR code as the path of a drawing, and how many there are on a side. */
function drawingOf(text: string): { path: string; size: number } {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (__, x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return { path: rows.join(''), size: code.size };
}

/** A text as a picture for a phone's camera. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { path, size } = useMemo(() => drawingOf(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
