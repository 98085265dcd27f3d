// Beside something on the board, never over it as long as there is any room.

const GAP = 16;
const EDGE = 8;

/** The style that puts a box of this size beside `around`: right, left, below, above; else into the corner farthest away. */
export function place(around: DOMRect, frame: DOMRect, width: number, height: number): string {
  const box = { left: around.left - frame.left, right: around.right - frame.left, top: around.top - frame.top, bottom: around.bottom - frame.top };
  const x = Math.min(Math.max(EDGE, (box.left + box.right - width) / 2), frame.width - width - EDGE);
  const y = Math.min(Math.max(EDGE, (box.top + box.bottom - height) / 2), frame.height - height - EDGE);
  const [right, left, below, above] = [box.right + GAP, box.left - GAP - width, box.bottom + GAP, box.top - GAP - height];
  // What it stands beside may lie outside the frame.
  const across = (from: number) => from >= EDGE && from + width <= frame.width - EDGE;
  const down = (from: number) => from >= EDGE && from + height <= frame.height - EDGE;
  if (across(right)) return at(right, y);
  if (across(left)) return at(left, y);
  if (down(below)) return at(x, below);
  if (down(above)) return at(x, above);
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return at(middleX < frame.width / 2 ? frame.width - width - EDGE : EDGE, middleY < frame.height / 2 ? frame.height - height - EDGE : EDGE);
}

const at = (left: number, top: number): string => `left:${left}px;top:${top}px`;
