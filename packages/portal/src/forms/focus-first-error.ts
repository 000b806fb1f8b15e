/**
 * Puts the focus on the first field that is wrong, as a person sees them, once the errors stand there: a screen reader
 * then says the field and what is wrong with it.
 */
export function focusFirstError(root: HTMLElement | null): void {
  requestAnimationFrame(() => root?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
