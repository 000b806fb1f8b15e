import { Component, type ReactNode, type RefObject } from 'react';

interface Props {
  scroller: RefObject<HTMLElement | null>;
  /** What is shown; where that stays the same there is no place to keep. */
  rows: unknown;
  /** Whether the reader is away from the end. */
  isAway: () => boolean;
  /** The place is right; what is in sight may have changed. */
  onPlaced: () => void;
  children: ReactNode;
}

/** Something that stood in sight, and how far down. */
interface Held {
  element: Element;
  top: number;
}

/**
 * Leaves a reader who is away from the end where it was, whatever is put below. A class, because only a class is asked
 * right before the page changes; measured at any other time, what was in sight may have got its true size meanwhile.
 */
export class KeepPlace extends Component<Props> {
  override getSnapshotBeforeUpdate({ rows }: Props): Held | null {
    if (rows === this.props.rows) return null;
    const box = this.props.scroller.current?.getBoundingClientRect();
    if (!box || !this.props.isAway()) return null;
    const middle = box.left + box.width / 2;
    const element = document.elementFromPoint(middle, box.top + box.height / 2)?.closest('li');
    return element ? { element, top: element.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate({ rows }: Props, _state: unknown, held: Held | null): void {
    if (rows === this.props.rows) return;
    const scroller = this.props.scroller.current;
    if (scroller && !this.props.isAway()) scroller.scrollTop = 0;
    if (scroller && held?.element.isConnected)
      scroller.scrollTop += held.element.getBoundingClientRect().top - held.top;
    this.props.onPlaced();
  }

  override render() {
    return this.props.children;
  }
}
