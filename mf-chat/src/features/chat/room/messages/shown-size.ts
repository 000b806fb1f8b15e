const MOST_WIDTH = 240;
const MOST_HEIGHT = 300;
const LEAST = 88;

/** How large a picture stands in a conversation, in px: in its own shape, unless that is a strip. */
export function shownSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, MOST_WIDTH / width, MOST_HEIGHT / height);
  return {
    width: Math.max(LEAST, Math.round(width * scale)),
    height: Math.max(LEAST, Math.round(height * scale)),
  };
}
