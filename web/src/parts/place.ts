// Beside something on the board, never over it as long as there is any room.

const GAP = 16;
const EDGE = 8;

/** The corner of a box, in its frame. */
export interface Spot {
  left: number;
  top: number;
}

/** Where a box of this size may stand beside `around`, best first: right, left, below, above as far as it fits there,
 * then the corners of the frame, the farthest one first. */
export function places(around: DOMRect, frame: DOMRect, width: number, height: number): [Spot, ...Spot[]] {
  const box = { left: around.left - frame.left, right: around.right - frame.left, top: around.top - frame.top, bottom: around.bottom - frame.top };
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [farLeft, farTop] = [frame.width - width - EDGE, frame.height - height - EDGE];
  const x = Math.min(Math.max(EDGE, middleX - width / 2), farLeft);
  const y = Math.min(Math.max(EDGE, middleY - height / 2), farTop);
  const beside = [
    { left: box.right + GAP, top: y },
    { left: box.left - GAP - width, top: y },
    { left: x, top: box.bottom + GAP },
    { left: x, top: box.top - GAP - height },
    // What it stands beside may lie outside the frame.
  ].filter(({ left, top }) => left >= EDGE && left <= farLeft && top >= EDGE && top <= farTop);
  const [lefts, tops] = [middleX < frame.width / 2 ? [farLeft, EDGE] : [EDGE, farLeft], middleY < frame.height / 2 ? [farTop, EDGE] : [EDGE, farTop]];
  const corners = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  return [...beside, ...corners] as [Spot, ...Spot[]];
}

/** Whether a box of this size would lie over something there. */
export function covers({ left, top }: Spot, width: number, height: number, frame: DOMRect, what: DOMRect): boolean {
  const [x, y] = [frame.left + left, frame.top + top];
  return x < what.right && what.left < x + width && y < what.bottom && what.top < y + height;
}

export const style = ({ left, top }: Spot): string => `left:${left}px;top:${top}px`;
