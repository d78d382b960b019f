import type { Column } from './build-column'

/**
 * Makes the parts of neighbouring columns as high as the highest of their kind, so that what lies below
 * them begins on one line. All are measured before any is changed: Figma lays them out once.
 */
export function alignRows(columns: readonly Column[]): void {
  const most = Math.max(...columns.map(({ facts }) => facts.length))
  const groups = [
    columns.map(({ heading }) => heading),
    columns.map(({ pictures }) => pictures),
    ...Array.from({ length: most }, (_, index) =>
      columns.flatMap(({ facts }) => facts[index] ?? [])
    )
  ]
  const measured = groups.flatMap((frames) => {
    const heights = frames.map(({ height }) => height)
    const highest = Math.max(...heights)
    return frames.map((frame, index) => ({ frame, highest, low: heights[index] !== highest }))
  })
  for (const { frame, highest, low } of measured) if (low) frame.minHeight = highest
}
