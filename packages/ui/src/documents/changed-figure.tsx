import { VisuallyHidden } from '../controls/visually-hidden.tsx';

/** A figure, and where it changed the former one before it, struck through; `label` says the former one aloud. */
export function ChangedFigure({
  before,
  after,
  format,
  label,
}: {
  before: number;
  after: number;
  format: (value: number) => string;
  label: (before: string) => string;
}) {
  if (before === after) return format(after);
  return (
    <>
      <del>
        <VisuallyHidden>{label(format(before))}</VisuallyHidden>
        <span aria-hidden="true">{format(before)}</span>
      </del>{' '}
      <ins>{format(after)}</ins>
    </>
  );
}
