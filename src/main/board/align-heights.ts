/** Makes frames of one row as high as the highest, so that what lies below them begins on one line. */
export function alignHeights(frames: readonly FrameNode[]): void {
  const heights = frames.map(({ height }) => height)
  const highest = Math.max(...heights)
  frames.forEach((frame, index) => {
    if (heights[index]! < highest) frame.minHeight = highest
  })
}
