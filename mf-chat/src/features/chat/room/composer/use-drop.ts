import { type DragEvent, useRef, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped anywhere on an element; `isOver` while they are held over it. */
export function useDrop(onDrop: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  /** Entering a child is told before leaving its parent: only the last leaving counts. */
  const depth = useRef(0);
  const step = (by: number) => (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  const handlers = {
    onDragEnter: step(1),
    onDragLeave: step(-1),
    onDragOver: (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
